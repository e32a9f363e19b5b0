import { describeEntry, type Entry, isEntry } from "../content/entry";
import { errorIn, type Problem } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { entrySlug } from "../lib/slug";

/**
 * Merges the changes that two people made in a data file: `ours` in this form, `theirs` elsewhere. `base` is the content before
 * both changes. Returns the merged content, and a problem for each field or record that both have changed in different ways.
 * There the merged content has our version. A list of texts or rows counts as one field.
 */
export function merge(name: DataFile, base: unknown, ours: unknown, theirs: unknown): [unknown, Problem[]] {
  const problems: Problem[] = [];
  const known = Array.isArray(base) ? base.map(identify) : [];
  const [before = {}, mine = {}, others = {}] = [base, ours, theirs].map((content) => keyRecords(content, known));
  // If a new record of ours is in their version, too, this form has saved it before, and the answer of GitHub was lost. Their
  // version is taken, because it has the number of the leader and the name of the picture that were saved.
  for (const key of Object.keys(mine)) if (!(key in before) && key in others) mine[key] = others[key];
  const merged = mergeValues(before, mine, others, [], ([key = "", ...path], value, old) => {
    const what = value === undefined ? "Někdo jiný to odebral nebo přejmenoval." : "Někdo jiný to také změnil.";
    const entry = key && describeEntry(before[key] as Entry);
    problems.push(errorIn(name, { entry, field: path.join("."), what, found: inWords(value, old), advice: "" }));
  });
  const records = Object.values(merged as Entry).filter(isEntry);
  return [Array.isArray(base) ? records : records[0], problems];
}

/** What identifies a record in every version of a list: the number of a leader, the slug of a year, the title of a document. */
const identify = (record: Entry) => record.id ?? ("year" in record ? entrySlug(record) : record.title);

/**
 * Turns a list of records into an object with a key for each record, so that the same record is found in all versions:
 * - A record that is in the base has a key made of what identifies it.
 * - The key of a new record is made of what was typed. Two parts are left out, because the form adds them when it saves: the
 *   number of a leader, and the `-1` in the name of a picture whose name was taken.
 */
function keyRecords(content: unknown, known: readonly unknown[]): Entry {
  if (!Array.isArray(content)) return { "": content };
  const typed = (record: Entry) => JSON.stringify({ ...record, id: undefined }).replace(/(-\d+)+(?=\.\w+")/g, "");
  const ids = content.map(identify);
  const keys = content.map((record, index) => {
    const isKnown = known.includes(ids[index]) && ids.indexOf(ids[index]) === index;
    return isKnown ? `id ${ids[index]}` : typed(record);
  });
  // Each key ends with a number that differs for equal records. Without it only one of them would be left.
  const count = (index: number) => keys.slice(0, index).filter((key) => key === keys[index]).length;
  return Object.fromEntries(content.map((record, index) => [`${keys[index]} ${count(index)}`, record]));
}

type Report = (path: string[], theirs: unknown, base: unknown) => void;

function mergeValues(base: unknown, ours: unknown, theirs: unknown, path: string[], report: Report): unknown {
  const [before, mine, others] = [base, ours, theirs].map((value) => JSON.stringify(value));
  if (mine === others || others === before) return ours;
  if (mine === before) return theirs;
  if (!isEntry(base) || !isEntry(ours) || !isEntry(theirs)) {
    report(path, theirs, base);
    return ours;
  }
  // New records come first, as in the form.
  const added = Object.keys(ours).filter((key) => !(key in base));
  const keys = new Set([...added, ...Object.keys(theirs), ...Object.keys(ours)]);
  const mergeAt = (key: string) => mergeValues(base[key], ours[key], theirs[key], [...path, key], report);
  return Object.fromEntries([...keys].map((key) => [key, mergeAt(key)]));
}

/** The text of a value for a message. The text of a record or a group of fields has only the values that differ from `old`. */
function inWords(value: unknown, old?: unknown): string {
  if (typeof value !== "object" || !value) return String(value ?? "");
  const isNew = ([key, inner]: [string, unknown]) => JSON.stringify(inner) !== JSON.stringify((old as Entry)?.[key]);
  const changed = Object.entries(value).filter(isNew);
  return changed.map(([, inner]) => inWords(inner)).join("; ");
}
