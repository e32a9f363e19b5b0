import type { Problem } from "../content/problem";
import type { DataFile } from "../content/schemas";
import { forms } from "./forms";

/** An error that the form shows in a dialog with the given text. Of any other it says only that there was one. */
export class Refusal extends Error {
  constructor(text: string) {
    super("saving_failed", { cause: new Error(text) });
  }
}

/** The problems of a file in the words of its form, one on a line. */
export function describeProblems(name: DataFile, problems: readonly Problem[]): string {
  return problems.map((problem) => `• ${describeProblem(name, problem)}`).join("\n");
}

function describeProblem(name: DataFile, { entry, field, what, found, proposal }: Problem): string {
  const [path = "", item] = field?.split(", ") ?? [];
  const label = forms[name].fields[path]?.label;
  const place = [entry, label && `„${label}“`, item].filter(Boolean).join(", ");
  return [
    `${place && `${place}: `}${withoutQuotes(what)}`,
    found && `Je tam: ${withoutQuotes(found)}.`,
    proposal && `Hodí se třeba: ${proposal}.`,
    !label && `Formulář to opravit neumí; upravte soubor data/${name} ručně.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A message about JSON in words for the form, where texts have no quotation marks around them. */
export const withoutQuotes = (message: string) => message.replace(" v uvozovkách", "").replaceAll('"', "");
