import { parse } from "jsonc-parser";
import * as z from "zod";
import type { Contents } from "../content/camp-hints";
import { type Entry, entriesOf, isEntry, placeOf } from "../content/entry";
import { type FileReference, fileReferences } from "../content/file-references";
import { sharedFiles } from "../content/file-usage";
import { parseJson } from "../content/parse-json";
import { errorIn, type Problem } from "../content/problem";
import { repair } from "../content/repair";
import { type DataFile, schemas } from "../content/schemas";
import { validateSchema } from "../content/validate-schema";
import { contentHints } from "../content/value-hints";
import { entrySlug } from "../lib/slug";
import { canonical, fromForm, toForm } from "./data-file";
import { merge } from "./merge";
import { describeProblems, isAnswered, Refusal } from "./refusal";

/** The fields of a data file as the form shows them. `source` is the text of the file from which they were made. */
export type Draft = Readonly<Record<string, unknown>> & { source: string };

export const readFile = (name: DataFile, source: string): Draft => ({ ...toForm(name, source), source });

/**
 * Returns the draft that is to be saved. The `source` of this draft has the changes made in the form, and the changes that
 * others have made in the file meanwhile. `texts` are the texts of all data files, with the changes of the others. Throws a Refusal
 * if something in the draft is wrong. A Refusal can also be a question: if somebody else has changed the same field, if the URL
 * of a page changes, or if the content check would warn of something. The same question is not asked twice in a row.
 */
export function prepareSave(name: DataFile, draft: Draft, texts: ReadonlyMap<DataFile, string>, now: Date): Draft {
  const latest = texts.get(name) ?? draft.source;
  const broken = brokenFile(name, draft.source) ?? brokenFile(name, latest);
  if (broken) throw new Refusal(broken);
  // The versions are: the file as the form read it, the file as the volunteer edited it, and the newest file. All three are
  // formatted and repaired in the same way first. Otherwise a difference in formatting would count as a change.
  const read = (text: string) => repair(name, canonical(name, text));
  const versions = [read(draft.source), repair(name, fromForm(name, draft.source, draft)), read(latest)];
  const [base, ours, theirs] = versions.map((text) => JSON.parse(text));
  if (name === "leaders.json")
    for (const leader of ours)
      leader.id ||= String(Math.max(0, ...[...base, ...ours, ...theirs].map(({ id }) => Number(id) || 0)) + 1);
  const [merged, conflicts] = merge(name, base, ours, theirs);
  const contents = readContents(texts).set(name, merged);
  const problems = validateSchema(name, merged, now, theirs);
  const unseen = versions[0] === versions[2] ? "" : "Někdo jiný mezitím uložil změny, které tu ještě nevidíte. ";
  if (problems.length > 0) throw new Refusal(`${unseen}Opravte prosím:\n${describeProblems(name, problems)}`);
  const overwritten = describeProblems(name, conflicts);
  const doubts = [...movedPages(draft.history, base, ours), ...newWarnings(name, contents, theirs, now)];
  const doubtful = describeProblems(name, doubts);
  const conflict = `Někdo jiný mezitím změnil totéž co vy:\n${overwritten}\nPokud má platit to vaše, uložte znovu. Pokud to jeho, opravte to podle něj a pak uložte.`;
  const doubt = `Je to správně?\n${doubtful}\nJe-li to tak, uložte znovu. Jinak to napřed opravte.`;
  const question = `${overwritten && conflict}\n${doubtful && doubt}`.trim();
  if (!isAnswered("content", question)) throw new Refusal(question);
  return readFile(name, canonical(name, JSON.stringify(merged)));
}

/** The warnings of the content check that this change causes, also in other files. The form does not ask about the others. */
function newWarnings(name: DataFile, contents: Contents, before: unknown, now: Date): Problem[] {
  const old = new Map(contents).set(name, before);
  const known = new Set(warnings(old, now, old).map(identity));
  return warnings(contents, now, old).filter((problem) => !known.has(identity(problem)));
}

/** If two records have the same file, the warning is at the record that did not have this file in `old`. */
function warnings(contents: Contents, now: Date, old: Contents): Problem[] {
  const known = new Set(referencesIn(old).map(identity));
  const isNew = (reference: FileReference) => Number(!known.has(identity(reference)));
  const references = referencesIn(contents).sort((one, other) => isNew(one) - isNew(other));
  return [...sharedFiles(references, (path) => path), ...contentHints(contents, now)];
}

const referencesIn = (contents: Contents) => [...contents].flatMap(([name, content]) => fileReferences(name, content));

/** What a warning or a reference says, wherever its record is in the list. */
const identity = ({ fieldPath, ...others }: Problem | FileReference) =>
  JSON.stringify(others).replace(/\d+\. (?=záznam)/g, "");

/**
 * A problem for each entry of the history whose page gets another URL. `records` are the entries as the form has them, and
 * `ours` is the content made of them.
 */
function movedPages(records: unknown, base: readonly Entry[], ours: readonly Entry[]): Problem[] {
  const slugs = entriesOf(records).map(({ index }) => entrySlug(ours[index] ?? {}));
  return entriesOf(records).flatMap(({ entry: { position }, index }) => {
    const before = typeof position === "number" ? entrySlug(base[position] ?? {}) : "";
    if (!before || slugs.includes(before)) return [];
    const what = `Stránka bude mít adresu /historie/${slugs[index]}/ místo /historie/${before}/. Odkazy na tu dosavadní přestanou fungovat.`;
    return errorIn("history.json", { ...placeOf(ours, [index]), what, advice: "" });
  });
}

/** The contents of the data files that the form can read. */
const readContents = (texts: ReadonlyMap<DataFile, string>) =>
  new Map([...texts].flatMap(([name, text]) => (brokenFile(name, text) ? [] : [[name, parse(text)] as const])));

/** Says in Czech why the form cannot read a data file; undefined if it can. If the file does not exist, `source` is undefined. */
export function brokenFile(name: DataFile, source: string | undefined): string | undefined {
  const json = parseJson(source ?? "");
  const isList = schemas[name] instanceof z.ZodArray;
  let what: string;
  if (source === undefined) what = "chybí.";
  // A decoder puts U+FFFD in the place of bytes that are not UTF-8.
  else if (source.includes("\uFFFD")) what = "není v kódování UTF-8.";
  else if ("problems" in json)
    what = `má chybu v zápisu. ${json.problems[0]?.what} Je tam: ${json.problems[0]?.found}.`;
  else if (isList ? Array.isArray(json.value) : isEntry(json.value)) return;
  else what = `má být ${isList ? "seznam v hranatých závorkách" : "záznam ve složených závorkách"}.`;
  return `Soubor data/${name} ${what} Dokud to někdo neopraví přímo v souboru, formulář do něj nic neuloží.`;
}
