/** „+420 000 000 001“: the country code, then threes, with no-break spaces. Takes a number as typed, with or without spaces. */
export function formatPhone(phone: string): string {
  const digits = toE164(phone);
  return [digits.slice(0, -9), ...(digits.slice(-9).match(/\d{3}/g) ?? [])].join("\u00A0");
}

/** „+420000000001“ (E.164), as `tel:` wants it. */
export function toE164(phone: string): string {
  return phone.replace(/\s/g, "");
}
