const NBSP = "\u00A0";

/**
 * Parts of a text that stay as typed: URLs, e-mail addresses, host names and file names with a number after a hyphen
 * (prihlaska-2024-25.pdf).
 */
const untouched =
  /((?:https?:\/\/|www\.)[^\s“]+|[^\s„]+@[^\s“]+|[^\s„]+\.\p{L}{2,}\/[^\s“]*|[\p{L}\d._-]*\p{L}[_-]\d[\p{L}\d._-]*\.\p{L}{2,})/u;

/**
 * Function words. A function word after a number is not a unit, so the line may break between the number and the word, for
 * example before „do“ in „od 8 do 15 let“. The word „s“ is not in the list, because it also means seconds.
 */
const functionWords =
  "a|i|k|o|u|v|z|do|až|nebo|či|ani|ale|na|ve|ze|ke|se|od|po|za|pro|při|před|bez|mezi|je|jsou|byl|byla|bylo|byly|bude|aby|že";

/** A quotation, in Czech quotation marks, which are left alone, or in straight or English ones. It may contain a URL. */
const quotation = /„[^"“”„]*["“”]|["“”]([^"“”„]*)["“”]/g;

const rules: [RegExp, string][] = [
  [/\.\.\./g, "…"],
  // A range of dates in which the first has a month, too, has spaces, as dates.ts writes it (28. 7. – 3. 8. 2025).
  [/(\d\. (?:\d+\.|\d{4})) ?[-–] ?(?=\d+\. \d)/g, `$1${NBSP}–${NBSP}`],
  // A range of single values has an en dash without spaces (8–15, 20.–27. 7. 2025). More than two values are no range, but
  // for example a phone number or an ISO date (603-123-456, 2025-07-20).
  [/(?<![\d.]-[\d.]*)(\d\.?)-(?=\d[\d.]*(?![\d.-]))/g, "$1–"],
  [/(?<!\d\. ?|[\d.]|[\d.] ?[-–] ?)(\d+\.?) ?[-–] ?(?=\d[\d.]*(?![\d.]| ?[-–] ?\d))/g, "$1–"],
  // A dash between words or longer values never begins a line.
  [/ [-–] /g, `${NBSP}– `],
  // A preposition or conjunction of one letter never ends a line. The text is split before a URL, so the space after the letter
  // may also be the end of a part.
  [/(?<![\p{L}\p{N}.])([ksvzouai]) +(?=\S|$)/giu, `$1${NBSP}`],
  // Groups of digits stay together: thousands, phone numbers and postcodes, whatever the length of a group.
  [/(\d) (?=\d)/g, `$1${NBSP}`],
  // An ordinal or Roman numeral stays with the next word: day and month („20. 7.“), „III. turnus“.
  [/(\d\.) (?=\d|\p{Ll})/gu, `$1${NBSP}`],
  [/(?<!\p{L})([IVXLCM]+\.) (?=\p{L})/gu, `$1${NBSP}`],
  // A number stays with its unit or noun.
  [new RegExp(`(\\d) (?=[%°‰€]|\\p{L})(?!(?:${functionWords})(?!\\p{L}))`, "gu"), `$1${NBSP}`],
];

/** Czech typography for a plainly typed text. This is for display only: the data keep what was typed. */
export const typeset = (text: string): string =>
  text
    .replace(quotation, (czech, quoted?: string) => `„${quoted ?? czech.slice(1, -1)}“`)
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce((set, [from, to]) => set.replace(from, to), part)))
    .join("");
