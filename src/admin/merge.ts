import { type Entry, isEntry } from "../content/entry";
import { errorIn, type Problem } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { entrySlug } from "../lib/slug";

/**
 * What becomes of the content of a data file if two people edit it, and a problem for each field or record that both have
 * changed in different ways: there it has our version. A list of texts or rows is one field.
 */
export function merge(name: DataFile, base: unknown, ours: unknown, theirs: unknown): [unknown, Problem[]] {
  const problems: Problem[] = [];
  const known = Array.isArray(base) ? base.map(identify) : [];
  const [before, mine, others] = [base, ours, theirs].map((content) => keyRecords(content, known));
  const merged = mergeValues(before, mine, others, [], ([entry, ...path], value) => {
    const what = value === undefined ? "Někdo jiný to odebral nebo přejmenoval." : "Někdo jiný to také změnil.";
    problems.push(errorIn(name, { entry, field: path.join("."), what, found: inWords(value), advice: "" }));
  });
  const records = Object.values(merged as Entry).filter(isEntry);
  return [Array.isArray(base) ? records : records[0], problems];
}

/** By what a record of a list is found in another version of it: the number of a leader, the slug of a year, a title. */
const identify = (record: Entry) => record.id ?? ("year" in record ? entrySlug(record) : record.title);

/** Records as an object, where one of the base has the same key in all versions, and a new one a key of its own. */
function keyRecords(content: unknown, known: readonly unknown[]): Entry {
  if (!Array.isArray(content)) return { "": content };
  const ids = content.map(identify);
  const isKnown = (id: unknown, index: number) => known.includes(id) && ids.indexOf(id) === index;
  // Both may have added the same: somebody who got no answer saves again.
  const keys = ids.map((id, index) => (isKnown(id, index) ? `záznam ${id}` : JSON.stringify(content[index])));
  return Object.fromEntries(content.map((record, index) => [keys[index], record]));
}

type Report = (path: string[], theirs: unknown) => void;

function mergeValues(base: unknown, ours: unknown, theirs: unknown, path: string[], report: Report): unknown {
  const [before, mine, others] = [base, ours, theirs].map((value) => JSON.stringify(value));
  if (mine === others || others === before) return ours;
  if (mine === before) return theirs;
  if (!isEntry(base) || !isEntry(ours) || !isEntry(theirs)) {
    report(path, theirs);
    return ours;
  }
  // New records come first, as in the form.
  const added = Object.keys(ours).filter((key) => !(key in base));
  const keys = new Set([...added, ...Object.keys(theirs), ...Object.keys(ours)]);
  const mergeAt = (key: string) => mergeValues(base[key], ours[key], theirs[key], [...path, key], report);
  return Object.fromEntries([...keys].map((key) => [key, mergeAt(key)]));
}

const inWords = (value: unknown): string =>
  typeof value === "object" && value ? Object.values(value).map(inWords).join("; ") : String(value ?? "");
