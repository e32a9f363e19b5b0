import { describeEntry, type Entry, isEntry } from "../content/entry";
import { errorIn, type Problem } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { entrySlug } from "../lib/slug";

/**
 * Merges two versions of a data file. `ours` has the changes made in this form, and `theirs` has the changes made elsewhere.
 * `base` is the content before all these changes. Returns the merged content, and a problem for each field or record that both
 * versions have changed in different ways. For such a field or record the merged content has our version. A list of texts or
 * rows counts as one field. Also returns a problem for each record that we have edited, and that has another name in `theirs`.
 */
export function merge(name: DataFile, base: unknown, ours: unknown, theirs: unknown): [unknown, Problem[]] {
  const problems: Problem[] = [];
  const known = Array.isArray(base) ? base.map(identify) : [];
  const [before = {}, mine = {}, others = {}] = [base, ours, theirs].map((content) => keyRecords(content, known));
  // A new record of ours may also be in their version. Then this form has saved the record before, and the answer of GitHub was
  // lost. The record is taken from their version, which has the number of the leader and the name of the picture as they were
  // saved.
  for (const key of Object.keys(mine)) if (!(key in before) && key in others) mine[key] = others[key];
  const merged = mergeValues(before, mine, others, [], ([key = "", ...path], what, value, old) => {
    const entry = key && describeEntry(before[key] as Entry);
    problems.push(errorIn(name, { entry, field: path.join("."), what, found: inWords(value, old), advice: "" }));
  });
  const records = Object.values(merged as Entry).filter(isEntry);
  // The way through JSON removes the fields that one version has removed.
  return [JSON.parse(JSON.stringify(Array.isArray(base) ? records : records[0])), problems];
}

const CHANGED = "Někdo jiný to také změnil.";
const REMOVED = "Někdo jiný to odebral nebo přejmenoval.";
const RENAMED = "Tento záznam teď patří někomu nebo něčemu jinému, nebo ho někdo přejmenoval.";

/** What identifies a record in every version of a list: the number of a leader, the slug of a year, the title of a document. */
const identify = (record: Entry) => record.id ?? ("year" in record ? entrySlug(record) : record.title);

/**
 * Turns a list of records into an object with a key for each record, so that the same record is found in all versions:
 * - If a record is in the base, its key is made of what identifies the record (see `identify`).
 * - If a record is new, its key is made of what the volunteer typed. The key leaves out two parts that the form adds when it
 *   saves: the number of a leader, and the `-1` that the name of a picture gets if another file already has this name.
 */
function keyRecords(content: unknown, known: readonly unknown[]): Entry {
  if (!Array.isArray(content)) return { "": content };
  const typed = (record: Entry) => JSON.stringify({ ...record, id: undefined }).replace(/(-\d+)+(?=\.\w+")/g, "");
  const ids = content.map(identify);
  const keys = content.map((record, index) => {
    const isKnown = known.includes(ids[index]) && ids.indexOf(ids[index]) === index;
    return isKnown ? `id ${ids[index]}` : typed(record);
  });
  // Each key ends with a number. Equal records get different numbers, because otherwise only one of these records would be
  // left.
  const count = (index: number) => keys.slice(0, index).filter((key) => key === keys[index]).length;
  return Object.fromEntries(content.map((record, index) => [`${keys[index]} ${count(index)}`, record]));
}

type Report = (path: string[], what: string, theirs: unknown, base: unknown) => void;

function mergeValues(base: unknown, ours: unknown, theirs: unknown, path: string[], report: Report): unknown {
  const [before, mine, others] = [base, ours, theirs].map((value) => JSON.stringify(value));
  if (mine === others || others === before) return ours;
  if (mine === before) return theirs;
  if (!isEntry(base) || !isEntry(ours) || !isEntry(theirs)) {
    report(path, theirs === undefined ? REMOVED : CHANGED, theirs, base);
    return ours;
  }
  // A number, a year or a role may belong to somebody or something else by now. Then an old draft is about another record.
  const [old, own, other] = [base, ours, theirs].map(describeEntry);
  if (path.at(-1) && own === old && other !== old) report(path, RENAMED, theirs, base);
  // New records come first, as in the form.
  const added = Object.keys(ours).filter((key) => !(key in base));
  const keys = new Set([...added, ...Object.keys(theirs), ...Object.keys(ours)]);
  const mergeAt = (key: string) => mergeValues(base[key], ours[key], theirs[key], [...path, key], report);
  return Object.fromEntries([...keys].map((key) => [key, mergeAt(key)]));
}

/** A value as text for a message. A record or a group of fields gives only the inner values that differ from those in `old`. */
function inWords(value: unknown, old?: unknown): string {
  if (typeof value !== "object" || !value) return String(value ?? "");
  const isNew = ([key, inner]: [string, unknown]) => JSON.stringify(inner) !== JSON.stringify((old as Entry)?.[key]);
  const changed = Object.entries(value).filter(isNew);
  return changed.map(([, inner]) => inWords(inner)).join("; ");
}
