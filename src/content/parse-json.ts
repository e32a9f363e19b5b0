import { isUtf8 } from "node:buffer";
import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import type { ProblemDetails } from "./problem";

type Message = readonly [what: string, advice: string];

/** What each error code of the parser means and what to do. Other codes get the general text. */
const syntaxErrors: Record<string, Message> = {
  CommaExpected: ["Chybí čárka.", "Napište ji sem; je mezi poli a mezi záznamy, za posledním z nich ne."],
  ColonExpected: [
    "Před tímto místem chybí dvojtečka.",
    'Mezi názvem pole a hodnotou má být dvojtečka: "year": "1987".',
  ],
  CloseBraceExpected: ["Chybí složená závorka }.", "Doplňte ji na konec záznamu."],
  CloseBracketExpected: ["Chybí hranatá závorka ].", "Doplňte ji na konec seznamu."],
  PropertyNameExpected: ["Tady má být název pole v uvozovkách.", "Napište ho, nebo smažte čárku, která je tu navíc."],
  ValueExpected: ["Chybí hodnota.", "Napište ji, nebo smažte čárku, která je tu navíc."],
  UnexpectedEndOfString: [
    "Text není ukončen uvozovkami.",
    "Text má být celý na jednom řádku a končit rovnými uvozovkami.",
  ],
  InvalidCommentToken: ["Komentáře do tohoto souboru nepatří.", "Smažte poznámku, i s // nebo /* a */."],
  InvalidCharacter: ["V textu je tabulátor nebo jiný řídicí znak.", "Napište místo něj mezeru."],
  InvalidEscapeCharacter: ["Za zpětným lomítkem je neznámý znak.", "Zpětné lomítko smažte, nebo ho zdvojte."],
  InvalidUnicode: ["Za zpětným lomítkem je neznámý znak.", "Zpětné lomítko smažte, nebo ho zdvojte."],
  EndOfFileExpected: [
    "Za koncem obsahu ještě něco je.",
    "Je-li to nový záznam, přesuňte ho před závorku ], kterou končí seznam, a za předchozí záznam napište čárku. Co je tu omylem, smažte.",
  ],
};
const emptyFile: Message = ["Soubor je prázdný.", "Vraťte do něj předchozí obsah."];
const missingStart: Message = ["Chybí hranatá závorka [.", "Seznam jí má začínat: napište ji na začátek souboru."];
const missingBrace: Message = [
  "Předchozí záznam není ukončen závorkou }.",
  "Doplňte } na jeho konec, před čárku; za posledním polem záznamu čárka být nesmí.",
];
const missingEntryStart: Message = ["Záznam nezačíná závorkou {.", "Doplňte ji před jeho první pole."];
const wrongBracket: Message = [
  "Tato závorka sem nepatří.",
  "Je-li tu navíc, smažte ji; jinak ji vyměňte: záznam končí }, seznam ].",
];
const extraBracket: Message = ["Za koncem obsahu ještě něco je.", "Smažte tuto závorku, je tu navíc."];
const missingValue: Message = ["Chybí hodnota.", "Napište ji za dvojtečku."];
const general: Message = [
  "Zápis na tomto místě nedává smysl.",
  'Názvy polí i texty patří do rovných uvozovek "…", uvnitř textu pište „ “; místo ano a ne se píše true a false.',
];
const extraComma: Message = ["Čárka navíc.", "Smažte ji: za posledním polem a za posledním záznamem čárka být nesmí."];
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
  if (text.trim() === "") return describe(text, error.offset, emptyFile);
  const code = printParseErrorCode(error.error);
  const found = text[error.offset] ?? "";
  // A missing or extra comma belongs to the end of what comes before, possibly on an earlier line.
  const before = text.slice(0, error.offset).trimEnd().length;
  if (/^(PropertyName|Value)Expected$/.test(code) && text[before - 1] === "," && /[\]}]/.test(found))
    return describe(text, before - 1, extraComma);
  if (code === "EndOfFileExpected" && /^\s*\{.*\]\s*$/s.test(text)) return describe(text, 0, missingStart);
  const special = specialCase(code, found, text[before - 1]);
  if (special) return describe(text, error.offset, special);
  if (code === "CommaExpected") return describe(text, before, syntaxErrors[code]);
  const quotes = /[„“”]/.test(text.slice(error.offset, error.offset + error.length + 1));
  return describe(text, error.offset, quotes ? typographicQuotes : syntaxErrors[code]);
}

/** The cause of an error that the parser takes for another: its code, the character found there and the one before. */
function specialCase(code: string, found: string, before: string | undefined): Message | undefined {
  if (code === "PropertyNameExpected" && found === "{") return missingBrace;
  if (code === "ValueExpected" && before === ":") return missingValue;
  if (code === "CommaExpected" && found === ":") return missingEntryStart;
  if (code === "CommaExpected" && /[\]}]/.test(found)) return wrongBracket;
  if (code === "EndOfFileExpected" && /[\]}]/.test(found)) return extraBracket;
}

function duplicateKeys(text: string): ProblemDetails[] {
  const problems: ProblemDetails[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      if (objects.at(-1)?.has(key))
        problems.push(
          describe(text, offset, [
            `Pole „${key}“ je v záznamu dvakrát.`,
            "Jedno z nich smažte; za posledním polem záznamu nesmí zůstat čárka.",
          ]),
        );
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
