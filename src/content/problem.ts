import type { DataFile } from "./schemas";

/** What is wrong and what to do about it, in Czech for volunteers who are not programmers. */
export interface ProblemDetails {
  what: string;
  /** The value or the file that was found. */
  found?: string;
  /** What the entry says, if that is not wrong in itself. */
  inEntry?: string;
  /** A slug that is still free. */
  proposal?: string;
  advice: string;
}

/** One problem in the content, as the content check reports it. */
export interface Problem extends ProblemDetails {
  /** An error stops the build, a warning does not. */
  severity: "error" | "warning";
  /** Path from the root of the project, for example `data/history.json`. */
  file: string;
  /** Which entry of the file, for example `3. záznam (2024, Ostrov ztracených map)`. */
  entry?: string;
  /** Path of the field in the entry, for example `video.still`. */
  field?: string;
}

/** An error in the data file `name`. */
export const errorIn = (name: DataFile, details: Omit<Problem, "severity" | "file">): Problem => ({
  severity: "error",
  file: `data/${name}`,
  ...details,
});

const nouns: Record<Problem["severity"], Record<string, string>> = {
  error: { one: "chyba", few: "chyby", other: "chyb" },
  warning: { one: "upozornění", few: "upozornění", other: "upozornění" },
};

/** All problems as one Czech text: errors first, then warnings, each group under its count. Empty if there are none. */
export function formatProblems(problems: readonly Problem[]): string {
  return (["error", "warning"] as const)
    .flatMap((severity) => {
      const group = problems.filter((problem) => problem.severity === severity).map(formatProblem);
      const noun = nouns[severity][new Intl.PluralRules("cs").select(group.length)];
      return group.length > 0 ? [`Obsah: ${group.length} ${noun}`, ...group] : [];
    })
    .join("\n\n");
}

function formatProblem({ file, entry, field, what, found, inEntry, advice }: Problem) {
  const place = [file, entry, field && `pole „${field}“`].filter(Boolean).join(", ");
  return [
    place,
    `  ${what}`,
    inEntry && `  V záznamu je: ${inEntry}`,
    found && `  Nalezeno: ${found}`,
    `  Co s tím: ${advice}`,
  ]
    .flatMap((line) => (line ? [escapeInvisible(line)] : []))
    .join("\n");
}

/** A text with escapes for what would not be seen or would change the lines around it: \u0007 and the like. */
export const escapeInvisible = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
