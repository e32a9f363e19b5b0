import type { DataFile } from "./schemas";

/** What is wrong and what to do about it, in Czech for volunteers who are not programmers. */
export interface ProblemDetails {
  what: string;
  /** The value or the file that was found. */
  found?: string;
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

/** A text with escapes for what would not be seen or would change the lines around it: \u0007 and the like. */
export const escapeInvisible = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
