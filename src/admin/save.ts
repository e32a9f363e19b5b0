import { merge } from "node-diff3";
import { parseJson } from "../content/parse-json";
import type { DataFile } from "../content/schemas";
import { validateSchema } from "../content/validate-schema";
import { fromForm, toForm } from "./data-file";
import { describeProblems, Refusal } from "./refusal";

/** A file in the form: what it shows, and the text of the file that it was made of. */
export type Draft = Readonly<Record<string, unknown>> & { source: string };

export const readFile = (name: DataFile, source: string): Draft => ({ ...toForm(name, source), source });

/**
 * The draft as it is saved: its source has the changes made in the form, and those that others made in the file meanwhile, if
 * it is not `latest` any more. Throws a Refusal if something in it is wrong, or if others changed the same lines.
 */
export function prepareSave(name: DataFile, draft: Draft, latest: string, now: Date): Draft {
  refuseBroken(name, draft.source);
  refuseBroken(name, latest);
  const edited = fromForm(name, draft.source, draft);
  const { conflict, result } = merge(edited, draft.source, latest, {
    stringSeparator: "\n",
    excludeFalseConflicts: true,
  });
  const source = result.join("\n");
  // A field that both added, each in another place, is there twice.
  if (conflict || brokenFile(name, source))
    throw new Refusal(
      "Na stejném místě mezitím něco změnil někdo jiný. Nic se neuložilo a nic se neztratilo: zkopírujte si, co jste napsali, otevřete stránku znovu a zapište to k jeho změně.",
    );
  const problems = validateSchema(name, JSON.parse(source), now);
  if (problems.length > 0)
    throw new Refusal(`Nic se zatím neuložilo. Opravte prosím:\n${describeProblems(name, problems)}`);
  return readFile(name, source);
}

/** Why the text of a data file cannot be read, in Czech; undefined if it can. */
export function brokenFile(name: DataFile, source: string): string | undefined {
  const json = parseJson(source);
  if ("value" in json) return;
  const [{ what, found } = { what: "", found: "" }] = json.problems;
  return `Soubor data/${name} má chybu v zápisu. ${what} Je tam: ${found}. Dokud ji někdo neopraví přímo v souboru, formulář do něj nic neuloží.`;
}

function refuseBroken(name: DataFile, source: string) {
  const broken = brokenFile(name, source);
  if (broken) throw new Refusal(broken);
}
