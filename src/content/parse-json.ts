import { isUtf8 } from "node:buffer";
import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import type { Problem } from "./problem";

type Finding = Omit<Problem, "severity" | "file">;

/** What each error code of the parser means and what to do. The rest gets the general sentence. */
const causes: Record<string, [what: string, advice: string]> = {
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
const general = [
  "Zápis na tomto místě nedává smysl.",
  'Názvy polí i texty patří do rovných uvozovek "…", uvnitř textu pište „ “; místo ano a ne se píše true a false.',
] as const;
const extraComma = ["Čárka navíc.", "Smažte ji: za posledním polem a za posledním záznamem čárka nebývá."] as const;

/** Reads a data file: UTF-8 without a byte order mark, strict JSON, no key twice. Gives the value or what is wrong. */
export function parseJson(bytes: Buffer): { value: unknown } | { findings: Finding[] } {
  if (!isUtf8(bytes))
    return {
      findings: [
        { what: "Soubor není v kódování UTF-8.", advice: "Uložte ho znovu a v editoru zvolte kódování UTF-8." },
      ],
    };
  const text = bytes.toString("utf8");
  // Gatsby's JSON parser fails at a byte order mark without naming the cause.
  if (text.startsWith("\uFEFF")) return { findings: [tell(text, 0, byteOrderMark)] };
  const finding = mergeMark(text) ?? syntaxError(text);
  if (finding) return { findings: [finding] };
  const findings = duplicateKeys(text);
  return findings.length > 0 ? { findings } : { value: parse(text) };
}

function syntaxError(text: string): Finding | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return;
  const code = printParseErrorCode(error.error);
  // Commas are missed or superfluous at the end of what comes before, which may be a line above.
  const before = text.slice(0, error.offset).trimEnd().length;
  if (code === "CommaExpected") return tell(text, before, causes.CommaExpected ?? general);
  if (/^(PropertyName|Value)Expected$/.test(code) && text[before - 1] === "," && /[\]}]/.test(text[error.offset] ?? ""))
    return tell(text, before - 1, extraComma);
  const typographic = /[„“”]/.test(text.slice(error.offset, error.offset + error.length + 1));
  return tell(text, error.offset, typographic ? typographicQuotes : (causes[code] ?? general));
}

const typographicQuotes = [
  "Text je v typografických uvozovkách.",
  'Kolem textu napište rovné uvozovky "…", uvnitř mohou zůstat „ “.',
] as const;

const byteOrderMark = [
  "Soubor začíná neviditelnou značkou (BOM), kterou web neumí přečíst.",
  "Značku přidal editor. Uložte soubor znovu a zvolte kódování „UTF-8 bez BOM“; když ho editor nenabízí, stačí „UTF-8“.",
] as const;

function tell(text: string, offset: number, [what, advice]: readonly [string, string]): Finding {
  return { what: `${place(text, offset)}: ${what}`, found: lineAt(text, offset), advice };
}

/** Git leaves such lines where two people changed the same place. */
function mergeMark(text: string): Finding | undefined {
  const mark = /^(<{7}|={7}|>{7})/m.exec(text);
  if (!mark) return;
  return {
    what: `${place(text, mark.index)}: V souboru zůstaly značky po sloučení dvou změn.`,
    found: lineAt(text, mark.index),
    advice: "Nechte jen jednu z obou verzí a řádky se značkami <<<<<<<, ======= a >>>>>>> smažte.",
  };
}

function duplicateKeys(text: string): Finding[] {
  const findings: Finding[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      if (objects.at(-1)?.has(key))
        findings.push({
          what: `${place(text, offset)}: Pole „${key}“ je v záznamu dvakrát.`,
          found: lineAt(text, offset),
          advice: "Jedno z nich smažte.",
        });
      objects.at(-1)?.add(key);
    },
  });
  return findings;
}

function place(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return `Řádek ${before.length}, sloupec ${(before.at(-1)?.length ?? 0) + 1}`;
}

function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(start).split("\n")[0]?.trim().slice(0, 100) || "konec souboru";
}
