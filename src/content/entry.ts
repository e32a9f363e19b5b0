export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the year of an entry is known: it is a text like „1987“. */
export const isYear = (year: unknown): year is string => typeof year === "string" && /^\d{4}$/.test(year);

/** The entries of a list, each with its index, without items that are not records: validateSchema reports those. */
export const entriesOf = (list: unknown): { entry: Entry; index: number; name: string }[] =>
  (Array.isArray(list) ? list : []).flatMap((entry, index, all) =>
    isEntry(entry) ? [{ entry, index, name: entryName(all, index) }] : [],
  );

/** The name of an entry in messages: „3. záznam (2024, Ostrov ztracených map)“. */
function entryName(list: readonly unknown[], index: number): string {
  const entry = list[index];
  return `${index + 1}. ${isEntry(entry) ? describeEntry(entry) : "záznam"}`;
}

/** The name of an entry without its number, which does not help in every message: „záznam (2024, Ostrov ztracených map)“. */
export function describeEntry({ year, title, name }: Entry): string {
  const shown = [year, title ?? name].filter((part) => typeof part === "string" && part !== "").join(", ");
  return `záznam${shown && ` (${shown})`}`;
}

type Path = readonly PropertyKey[];

/** Each text, number or other simple value in a data file, with its path. Lists and records themselves are left out. */
export function valuesIn(content: unknown, path: Path = []): { value: unknown; path: Path }[] {
  if (typeof content !== "object" || content === null) return [{ value: content, path }];
  const keyOf = (key: string) => (Array.isArray(content) ? Number(key) : key);
  return Object.entries(content).flatMap(([key, value]) => valuesIn(value, [...path, keyOf(key)]));
}

/** The value at a path in a data file. Returns undefined if the file has no value at this path. */
export const valueAt = (content: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], content);

/** The place of a value, as a Problem has it. `field` is empty if the path leads to an entry or to the whole file. */
export function placeOf(content: unknown, path: Path): { entry?: string; field: string; fieldPath: Path } {
  if (!Array.isArray(content) || path.length === 0) return { field: fieldName(path), fieldPath: path };
  return { entry: entryName(content, Number(path[0])), field: fieldName(path.slice(1)), fieldPath: path };
}

/** A path in words: „video.still“. Items of a list are counted from one: „story, 2. položka“, „details, 1. řádek, text“. */
function fieldName(path: Path): string {
  const item = path[0] === "details" ? "řádek" : "položka";
  return path.join(".").replace(/\.(\d+)(\.?)/g, (_, index, dot) => `, ${Number(index) + 1}. ${item}${dot && ", "}`);
}
