import { parse } from "jsonc-parser";
import * as z from "zod";
import { type Entry, isEntry } from "../content/entry";
import { parseJson } from "../content/parse-json";
import type { Problem } from "../content/problem";
import { type DataFile, schemas } from "../content/schemas";
import { validateSchema } from "../content/validate-schema";
import { contentHints } from "../content/value-hints";
import { canonical, fromForm, toForm } from "./data-file";
import { merge } from "./merge";
import { describeProblems, Refusal } from "./refusal";

/** The fields of a data file as the form shows them. `source` is the text of the file from which they were made. */
export type Draft = Readonly<Record<string, unknown>> & { source: string };

export const readFile = (name: DataFile, source: string): Draft => ({ ...toForm(name, source), source });

/** The last question that the form asked the volunteer instead of saving. A volunteer who saves again answers „yes“. */
let asked = "";

/**
 * Returns the draft that is to be saved. The `source` of this draft has the changes made in the form, and the changes that
 * others have made in the file meanwhile. `texts` are the texts of all data files, with the changes of the others. Throws a Refusal
 * if something in the draft is wrong. A Refusal can also be a question: if somebody else has changed the same field, or if the
 * content check would warn of something. The same question is not asked twice in a row.
 */
export function prepareSave(name: DataFile, draft: Draft, texts: ReadonlyMap<DataFile, string>, now: Date): Draft {
  const latest = texts.get(name) ?? draft.source;
  const broken = brokenFile(name, draft.source) ?? brokenFile(name, latest);
  if (broken) throw new Refusal(broken);
  // The versions are: the file as the form read it, the file as the volunteer edited it, and the newest file. All three are
  // formatted in the same way first. Otherwise a difference in formatting would count as a change.
  const versions = [canonical(name, draft.source), fromForm(name, draft.source, draft), canonical(name, latest)];
  const [base, ours, theirs] = versions.map((text) => JSON.parse(text));
  if (name === "leaders.json")
    for (const leader of ours)
      leader.id ||= String(Math.max(0, ...[...base, ...ours, ...theirs].map(({ id }) => Number(id) || 0)) + 1);
  const [merged, conflicts] = merge(name, base, ours, theirs);
  const contents = readContents(texts).set(name, merged);
  const problems = validateSchema(name, merged, now, contents, theirs);
  const unseen = versions[0] === versions[2] ? "" : "Někdo jiný mezitím uložil změny, které tu ještě nevidíte. ";
  if (problems.length > 0)
    throw new Refusal(`Nic se zatím neuložilo. ${unseen}Opravte prosím:\n${describeProblems(name, problems)}`);
  const overwritten = describeProblems(name, conflicts);
  const doubtful = describeProblems(name, newWarnings(name, contents, theirs));
  const conflict = `Někdo jiný mezitím změnil totéž co vy:\n${overwritten}\nPokud má platit to vaše, uložte znovu. Pokud to jeho, opravte to podle něj a pak uložte.`;
  const doubt = `Je to správně?\n${doubtful}\nPokud ano, uložte znovu. Pokud ne, opravte to a pak uložte.`;
  const question = `${overwritten && conflict}\n${doubtful && doubt}`.trim();
  const isAnswered = question === asked;
  asked = question;
  if (question && !isAnswered) throw new Refusal(`Nic se zatím neuložilo. ${question}`);
  return readFile(name, canonical(name, JSON.stringify(merged)));
}

/**
 * The warnings of the content check about new or changed records of a list, or about new or changed fields of a single record. Also
 * the warnings in other files that this change causes. The form does not ask again about what stays as it was.
 */
function newWarnings(name: DataFile, contents: ReadonlyMap<DataFile, unknown>, before: unknown): Problem[] {
  const content = contents.get(name) as Entry;
  const old = Object.values(before as object).map((value) => JSON.stringify(value));
  const known = contentHints(new Map(contents).set(name, before)).map((problem) => JSON.stringify(problem));
  return contentHints(contents).filter((problem) =>
    problem.file === `data/${name}`
      ? !old.includes(JSON.stringify(content[String(problem.fieldPath?.[0])]))
      : !known.includes(JSON.stringify(problem)),
  );
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
