/** A mistake in the content, told to a volunteer who is no programmer. All texts are Czech. */
export interface Problem {
  /** Path from the root of the project, for example `data/history.json`. */
  file: string;
  /** Which entry of the file, for example `3. záznam (2024, Ostrov ztracených map)`. */
  entry?: string;
  /** Path of the field in the entry, for example `video.still`. */
  field?: string;
  /** What is wrong, what was found and what to do. */
  message: string;
}

const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "chybu", few: "chyby" };

/** All problems as one text, each on lines of its own, headed by their number. */
export function formatProblems(problems: readonly Problem[]): string {
  const noun = nouns[new Intl.PluralRules("cs").select(problems.length)] ?? "chyb";
  return [`Obsah má ${problems.length} ${noun}:`, ...problems.map(formatProblem)].join("\n\n");
}

function formatProblem({ file, entry, field, message }: Problem) {
  const place = [file, entry, field && `pole „${field}“`].filter(Boolean).join(", ");
  return `${place}\n  ${message}`;
}
