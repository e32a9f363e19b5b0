export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the year of an entry is known: it is a text like „1987“. */
export const isYear = (year: unknown): year is string => typeof year === "string" && /^\d{4}$/.test(year);

/** The entries of a list, or the record itself. Skips anything else: validateSchema reports it. */
export function entriesOf(content: unknown): { entry: Entry; name?: string }[] {
  if (!Array.isArray(content)) return isEntry(content) ? [{ entry: content }] : [];
  return content.flatMap((entry, index) => (isEntry(entry) ? [{ entry, name: entryName(content, index) }] : []));
}

/** The name of an entry in messages: „3. záznam (2024, Ostrov ztracených map)“. */
export function entryName(list: readonly unknown[], index: number): string {
  const entry = list[index];
  const parts = isEntry(entry) ? [entry.year, entry.title ?? entry.name] : [];
  const shown = parts.filter((part) => typeof part === "string" && part !== "").join(", ");
  return `${index + 1}. záznam${shown && ` (${shown})`}`;
}
