/** „+420 000 000 001“: the country code, then groups of three digits, with no-break spaces. `phone` may have spaces or none. */
export function formatPhone(phone: string): string {
  const digits = toE164(phone);
  return [digits.slice(0, -9), ...(digits.slice(-9).match(/\d{3}/g) ?? [])].join("\u00A0");
}

/** „+420000000001“ (E.164), for `tel:` links. */
export const toE164 = (phone: string): string => phone.replace(/\s/g, "");
