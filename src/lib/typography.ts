const NBSP = "\u00A0";

/** URLs, e-mails, names of hosts and files with a number after a hyphen (prihlaska-2024-25.pdf), and ISO dates stay as typed. */
const untouched =
  /((?:https?:\/\/|www\.)\S+|\S+@\S+|\S+\.\p{L}{2,}\/\S*|[\p{L}\d._-]*\p{L}[_-]\d[\p{L}\d._-]*\.\p{L}{2,}|\d{4}-\d\d-\d\d)/u;

/** Function words, which may follow a number without belonging to it: „od 8 do 15 let“ breaks before „do“. */
const functionWords =
  "do|až|nebo|či|ani|ale|na|ve|ze|ke|se|od|po|za|pro|při|před|bez|mezi|je|jsou|byl|byla|bylo|byly|bude|aby|že";

const rules: [RegExp, string][] = [
  [/\.\.\./g, "…"],
  [/"([^"]*)"/g, "„$1“"],
  // A range of single values: no spaces, en dash (8–15, 20.–27. 7. 2025).
  [/(\d\.?)-(?=\d)/g, "$1–"],
  [/(?<!\d\. ?|[\d.])(\d+\.?) ?[-–] ?(?=\d)/g, "$1–"],
  // A dash between words or longer values never begins a line.
  [/ [-–] /g, `${NBSP}– `],
  // A preposition or conjunction of one letter never ends a line. If a URL follows, this part of the text ends with its space.
  [/(?<![\p{L}\p{N}.])([ksvzouai]) +(?=\S|$)/giu, `$1${NBSP}`],
  // Thousands, phone numbers and postcodes, in groups of any length.
  [/(\d) (?=\d)/g, `$1${NBSP}`],
  // Day and month, ordinals and Roman numerals with their noun („III. turnus“).
  [/(\d\.) (?=\d|\p{Ll})/gu, `$1${NBSP}`],
  [/(?<!\p{L})([IVXLCM]+\.) (?=\p{L})/gu, `$1${NBSP}`],
  // Number and unit or noun.
  [new RegExp(`(\\d) (?=[%°‰€]|\\p{L})(?!(?:${functionWords})(?!\\p{L}))`, "giu"), `$1${NBSP}`],
];

/**
 * Czech typography for a plainly typed text: no-break spaces, en dashes, „quotation marks“, ellipsis. URLs, e-mails, names of
 * files and ISO dates stay as they are. This is for display only: the data keep what was typed. It is written by hand, because
 * typopo, the best kept library, turns „25 °C“ into „25°C“ and does not know phone numbers.
 */
export function typeset(text: string): string {
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce((set, [from, to]) => set.replace(from, to), part)))
    .join("");
}
