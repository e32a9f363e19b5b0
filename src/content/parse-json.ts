import { isUtf8 } from "node:buffer";
import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import type { ProblemDetails } from "./problem";

type Message = readonly [what: string, advice: string];

/** What each error code of the parser means and what to do. Other codes get the general text. */
const syntaxErrors: Record<string, Message> = {
  CommaExpected: ["Chybí čárka.", "Mezi pole a mezi záznamy napište čárku."],
  ColonExpected: [
    "Před tímto místem chybí dvojtečka.",
    'Mezi názvem pole a hodnotou má být dvojtečka: "year": "1987".',
  ],
  CloseBraceExpected: ["Chybí složená závorka }.", "Doplňte ji na konec záznamu."],
  CloseBracketExpected: ["Chybí hranatá závorka ].", "Doplňte ji na konec seznamu."],
  PropertyNameExpected: ["Čeká se název pole v uvozovkách.", "Smažte čárku před závorkou, nebo dopište pole."],
  ValueExpected: ["Chybí hodnota.", "Smažte čárku před závorkou, nebo hodnotu dopište."],
  UnexpectedEndOfString: [
    "Text není ukončen uvozovkami.",
    "Text má být celý na jednom řádku a končit rovnými uvozovkami.",
  ],
  InvalidCommentToken: ["Komentáře do tohoto souboru nepatří.", "Smažte poznámku."],
  InvalidCharacter: ["V textu je zalomený řádek nebo tabulátor.", "Napište text na jeden řádek."],
  InvalidEscapeCharacter: ["Za zpětným lomítkem stojí neznámý znak.", "Zpětné lomítko smažte, nebo ho zdvojte."],
  EndOfFileExpected: ["Za koncem obsahu ještě něco stojí.", "Smažte, co je za poslední závorkou."],
};
const general: Message = [
  "Zápis na tomto místě nedává smysl.",
  'Názvy polí i texty patří do rovných uvozovek "…", uvnitř textu pište „ “; místo ano a ne se píše true a false.',
];
const extraComma: Message = ["Čárka navíc.", "Smažte ji: za posledním polem a za posledním záznamem čárka nebývá."];
const typographicQuotes: Message = [
  "Text je v typografických uvozovkách.",
  'Kolem textu napište rovné uvozovky "…", uvnitř mohou zůstat „ “.',
];
const mergeMarkers: Message = [
  "V souboru zůstaly značky po sloučení dvou změn.",
  "Nechte jen jednu z obou verzí a řádky se značkami <<<<<<<, ======= a >>>>>>> smažte.",
];
const notUtf8 = { what: "Soubor není v kódování UTF-8.", advice: "Uložte ho znovu a v editoru zvolte kódování UTF-8." };
const byteOrderMark: Message = [
  "Soubor začíná neviditelnou značkou (BOM), kterou web neumí přečíst.",
  "Značku přidal editor. Uložte soubor znovu a zvolte kódování „UTF-8 bez BOM“; když ho editor nenabízí, stačí „UTF-8“.",
];

/**
 * Parses a data file: UTF-8 without a byte order mark, strict JSON, no key twice. Returns the value, or the problems if it
 * has any: the first syntax error, else all duplicate keys.
 */
export function parseJson(bytes: Buffer): { value: unknown } | { problems: ProblemDetails[] } {
  if (!isUtf8(bytes)) return { problems: [notUtf8] };
  const text = bytes.toString("utf8");
  // Gatsby's JSON parser fails at a byte order mark without naming the cause.
  if (text.startsWith("\uFEFF")) return { problems: [describe(text, 0, byteOrderMark)] };
  const marker = /^(<{7}|={7}|>{7})/m.exec(text);
  const problem = marker ? describe(text, marker.index, mergeMarkers) : syntaxError(text);
  const problems = problem ? [problem] : duplicateKeys(text);
  return problems.length > 0 ? { problems } : { value: parse(text) };
}

function syntaxError(text: string): ProblemDetails | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return;
  const code = printParseErrorCode(error.error);
  // A missing or extra comma belongs to the end of what comes before, possibly on an earlier line.
  const before = text.slice(0, error.offset).trimEnd().length;
  if (code === "CommaExpected") return describe(text, before, syntaxErrors[code]);
  if (/^(PropertyName|Value)Expected$/.test(code) && text[before - 1] === "," && /[\]}]/.test(text[error.offset] ?? ""))
    return describe(text, before - 1, extraComma);
  const quotes = /[„“”]/.test(text.slice(error.offset, error.offset + error.length + 1));
  return describe(text, error.offset, quotes ? typographicQuotes : syntaxErrors[code]);
}

function duplicateKeys(text: string): ProblemDetails[] {
  const problems: ProblemDetails[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      if (objects.at(-1)?.has(key))
        problems.push(describe(text, offset, [`Pole „${key}“ je v záznamu dvakrát.`, "Jedno z nich smažte."]));
      objects.at(-1)?.add(key);
    },
  });
  return problems;
}

function describe(text: string, offset: number, [what, advice] = general): ProblemDetails {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  const line = text.split("\n")[before.length - 1]?.trim().slice(0, 100);
  return { what: `Řádek ${before.length}, sloupec ${column}: ${what}`, found: line || "konec souboru", advice };
}
