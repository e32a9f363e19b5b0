/** „+420 000 000 001“: the country code, then threes, with no-break spaces. Takes E.164 (`+420000000001`). */
export function formatPhone(phone: string): string {
  const country = phone.slice(0, -9);
  const threes = phone.slice(-9).match(/\d{3}/g) ?? [];
  return [country, ...threes].join("\u00A0");
}
