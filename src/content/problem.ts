/** A mistake in the content, told to a volunteer who is no programmer. All texts are Czech. */
export interface Problem {
  /** An error stops the build, a warning does not. */
  severity: "error" | "warning";
  /** Path from the root of the project, for example `data/history.json`. */
  file: string;
  /** Which entry of the file, for example `3. záznam (2024, Ostrov ztracených map)`. */
  entry?: string;
  /** Path of the field in the entry, for example `video.still`. */
  field?: string;
  /** What is wrong. */
  what: string;
  /** What stands there. */
  found?: string;
  /** What to do about it. */
  advice: string;
}

const nouns: Record<Problem["severity"], Record<string, string>> = {
  error: { one: "chyba", few: "chyby", other: "chyb" },
  warning: { one: "upozornění", few: "upozornění", other: "upozornění" },
};

/** „3 chyby“: a count with its noun. */
export function countProblems(severity: Problem["severity"], count: number): string {
  return `${count} ${nouns[severity][new Intl.PluralRules("cs").select(count)]}`;
}

/** All problems as one text: errors first, each on lines of its own, headed by their number. Empty if there are none. */
export function formatProblems(problems: readonly Problem[]): string {
  return (["error", "warning"] as const)
    .map((severity) => problems.filter((problem) => problem.severity === severity))
    .flatMap((group) => {
      const severity = group[0]?.severity;
      return severity ? [`Obsah: ${countProblems(severity, group.length)}`, ...group.map(formatProblem)] : [];
    })
    .join("\n\n");
}

function formatProblem({ file, entry, field, what, found, advice }: Problem) {
  const place = [file, entry, field && `pole „${field}“`].filter(Boolean).join(", ");
  return [place, `  ${what}`, found && `  Nalezeno: ${found}`, `  Co s tím: ${advice}`].filter(Boolean).join("\n");
}
