/** What is wrong and what to do about it, in Czech for volunteers who are not programmers. */
export interface ProblemDetails {
  /** An error stops the build, a warning does not. */
  severity?: "error" | "warning";
  what: string;
  /** What the form says instead of `what`, where that is worded for people who edit JSON. */
  inForm?: string;
  /** The value or the file that was found. */
  found?: string;
  /** What the form says to do. Only a few problems need it in the form. */
  formAdvice?: string;
  advice: string;
}

/** One problem in the content, as the content check reports it. */
export interface Problem extends ProblemDetails {
  severity: "error" | "warning";
  /** Path from the root of the project, for example `data/history.json`. */
  file: string;
  /** The entry in the file, for example `3. záznam (2024, Ostrov ztracených map)`. */
  entry?: string;
  /** The field as messages name it, for example `video.still` or `details, 1. řádek, text`. */
  field?: string;
  /** The path of the field that `field` names, inside the data file, for example `["details", 0, "text"]`. */
  fieldPath?: readonly PropertyKey[];
}

/** An error in the data file `name`, for example `history.json`. */
export const errorIn = (name: string, details: Omit<Problem, "severity" | "file">): Problem => ({
  severity: "error",
  file: `data/${name}`,
  ...details,
});

/**
 * Matches an invisible character: a control character, a line separator, half of a surrogate pair, or any other character
 * without a visible shape. Inside an emoji, characters without a visible shape do not count as invisible.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?<![\uFE0F\p{ExtPict}\p{EMod}\u{E0020}-\u{E007E}])(?!\uFE0F\u20E3)\p{DI}/u;

/** Matches a character that no file name may have, because a text in a data file cannot contain it as it is. */
export const UNSAFE_NAME = new RegExp(`["\\\\]|${INVISIBLE.source}`, "u");

/** Advice for a file that was right before somebody edited it. */
export const RESTORE = "Vraťte předchozí podobu souboru a úpravu zopakujte.";
/** How to delete a record. In advice it follows the words „záznam smažte“. */
export const WHOLE_RECORD = "celý, od { do }, i s čárkou za }; je-li v souboru poslední, smažte čárku před ním";

/** A text in which each invisible character is replaced by its escape, for example by \u0007. */
export const escapeInvisible = (text: string) =>
  text.replace(new RegExp(INVISIBLE, "gu"), (char) => `\\u${char.codePointAt(0)?.toString(16).padStart(4, "0")}`);
