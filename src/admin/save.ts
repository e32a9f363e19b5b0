import * as z from "zod";
import { isEntry } from "../content/entry";
import { parseJson } from "../content/parse-json";
import { type DataFile, schemas } from "../content/schemas";
import { validateSchema } from "../content/validate-schema";
import { canonical, fromForm, toForm } from "./data-file";
import { merge } from "./merge";
import { describeProblems, Refusal } from "./refusal";

/** A file in the form: what it shows, and the text of the file that it was made of. */
export type Draft = Readonly<Record<string, unknown>> & { source: string };

export const readFile = (name: DataFile, source: string): Draft => ({ ...toForm(name, source), source });

/** What the volunteer has been told of others' changes: whoever saves again has decided. */
let told = "";

/**
 * The draft as it is saved: its source has the changes made in the form, and those that others made in the file meanwhile, if
 * it is not `latest` any more. Throws a Refusal if something in it is wrong, or for once if others have changed the same.
 */
export function prepareSave(name: DataFile, draft: Draft, latest: string, now: Date): Draft {
  const broken = brokenFile(name, draft.source) ?? brokenFile(name, latest);
  if (broken) throw new Refusal(broken);
  // Written alike, so that another layout of the file is no difference.
  const versions = [canonical(name, draft.source), fromForm(name, draft.source, draft), canonical(name, latest)];
  const [base, ours, theirs] = versions.map((text) => JSON.parse(text));
  if (name === "leaders.json")
    for (const leader of ours)
      leader.id ||= String(Math.max(0, ...[...ours, ...theirs].map(({ id }) => Number(id) || 0)) + 1);
  const [merged, conflicts] = merge(name, base, ours, theirs);
  const conflict = describeProblems(name, conflicts);
  const isTold = conflict === told;
  told = conflict;
  if (!isTold && conflict)
    throw new Refusal(
      `Nic se neuložilo a nic se neztratilo. Někdo jiný mezitím změnil totéž co vy:\n${conflict}\nPokud má platit to vaše, uložte znovu. Pokud to jeho, opravte to podle něj a pak uložte.`,
    );
  const problems = validateSchema(name, merged, now);
  const unseen = versions[0] === versions[2] ? "" : "Někdo jiný mezitím uložil změny, které tu ještě nevidíte. ";
  if (problems.length > 0)
    throw new Refusal(`Nic se zatím neuložilo. ${unseen}Opravte prosím:\n${describeProblems(name, problems)}`);
  return readFile(name, canonical(name, JSON.stringify(merged)));
}

/** Why the form cannot read a data file, in Czech; undefined if it can. The editor leaves `source` out if there is no file. */
export function brokenFile(name: DataFile, source: string | undefined): string | undefined {
  const json = parseJson(source ?? "");
  const isList = schemas[name] instanceof z.ZodArray;
  let what: string;
  if (source === undefined) what = "chybí.";
  // What a decoder makes of bytes that are not UTF-8.
  else if (source.includes("\uFFFD")) what = "není v kódování UTF-8.";
  else if ("problems" in json)
    what = `má chybu v zápisu. ${json.problems[0]?.what} Je tam: ${json.problems[0]?.found}.`;
  else if (isList ? Array.isArray(json.value) : isEntry(json.value)) return;
  else what = `má být ${isList ? "seznam v hranatých závorkách" : "záznam ve složených závorkách"}.`;
  return `Soubor data/${name} ${what} Dokud to někdo neopraví přímo v souboru, formulář do něj nic neuloží.`;
}
