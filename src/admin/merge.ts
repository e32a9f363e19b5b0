import { type Entry, isEntry } from "../content/entry";
import { errorIn, type Problem } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { entrySlug } from "../lib/slug";

/** By what a record is found in another version of its list. */
const identities: { [name in DataFile]?: (record: Entry) => unknown } = {
  "history.json": entrySlug,
  "leaders.json": ({ id }) => id,
  "files.json": ({ title }) => title,
};

/** Where both have changed a value, and what the other made of it. */
type Conflict = [path: string[], theirs: unknown];

/**
 * What becomes of the content of a data file, `base`, if two people edit it, and a problem for each field or record that both
 * have changed in different ways: there it has our version. A list of texts or rows is one field.
 */
export function merge(name: DataFile, base: unknown, ours: unknown, theirs: unknown): [unknown, Problem[]] {
  const identity = identities[name] ?? (() => name);
  const versions = [base, ours, theirs].map((content) => [content].flat() as Entry[]);
  const known = versions[0]?.map(identity) ?? [];
  const [before, mine, others] = versions.map((records) => keyRecords(records, identity, known));
  const conflicts: Conflict[] = [];
  const merged = Object.values(mergeValues(before, mine, others, conflicts) as Entry).filter(isEntry);
  const problems = conflicts.map(([[record, ...path], value]) => {
    const place = { entry: name in identities ? record : undefined, field: path.join(".") };
    const what = value === undefined ? "Někdo jiný to odebral nebo přejmenoval." : "Někdo jiný to také změnil.";
    return errorIn(name, { ...place, what, found: inWords(value), advice: "" });
  });
  return [Array.isArray(base) ? merged : merged[0], problems];
}

/** Records as an object, where one of the base has the same key in all versions, and a new one a key of its own. */
function keyRecords(list: readonly Entry[], identity: (record: Entry) => unknown, known: readonly unknown[]): Entry {
  const ids = list.map(identity);
  const isKnown = (id: unknown, index: number) => known.includes(id) && ids.indexOf(id) === index;
  // Both may have added the same: somebody who got no answer saves again.
  const keys = ids.map((id, index) => (isKnown(id, index) ? `záznam ${id}` : JSON.stringify(list[index])));
  return Object.fromEntries(list.map((record, index) => [keys[index], record]));
}

function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  conflicts: Conflict[],
  path: string[] = [],
): unknown {
  const [before, mine, others] = [base, ours, theirs].map((value) => JSON.stringify(value));
  if (mine === others || others === before) return ours;
  if (mine === before) return theirs;
  if (!isEntry(base) || !isEntry(ours) || !isEntry(theirs)) {
    conflicts.push([path, theirs]);
    return ours;
  }
  // New records come first, as in the form.
  const added = Object.keys(ours).filter((key) => !(key in base));
  const keys = new Set([...added, ...Object.keys(theirs), ...Object.keys(ours)]);
  const mergeAt = (key: string) => mergeValues(base[key], ours[key], theirs[key], conflicts, [...path, key]);
  return Object.fromEntries([...keys].map((key) => [key, mergeAt(key)]));
}

const inWords = (value: unknown): string =>
  typeof value === "object" && value ? Object.values(value).map(inWords).join("; ") : String(value ?? "");
