import { type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import type { ProblemDetails } from "./problem";

type Message = readonly [what: string, advice: string];

const FIX_LINE =
  'Řádek má vypadat takto: "title": "text", (poslední v záznamu bez čárky). Nemá-li tu nic být, smažte ho celý.';
/** Advice that is right for every syntax error. */
const UNDO = "Nevíte-li si rady, vraťte předchozí podobu souboru a úpravu zopakujte.";

/** What each error code of the parser means and what to do, and causes of errors that it takes for others. */
const messages: Record<string, Message> = {
  CommaExpected: ["Chybí čárka.", "Napište ji sem. Patří mezi pole a mezi záznamy, za poslední z nich ne."],
  ColonExpected: ["Před tímto místem chybí dvojtečka.", FIX_LINE],
  CloseBraceExpected: ["Chybí složená závorka }.", "Doplňte ji na konec záznamu."],
  CloseBracketExpected: ["Chybí hranatá závorka ].", "Doplňte ji na konec seznamu."],
  PropertyNameExpected: ["Tady má být název pole v uvozovkách.", FIX_LINE],
  ValueExpected: ["Chybí hodnota.", FIX_LINE],
  UnexpectedEndOfString: ["Text není ukončen uvozovkami.", "Napište je na konec textu, před čárku."],
  textGoesOn: [
    "Text pokračuje na dalším řádku, ale má být celý na jednom.",
    "Uvozovky nepřidávejte. Na konci tohoto řádku mačkejte Delete, dokud k němu nepřipojíte zbytek textu; mezi slovy nechte mezeru.",
  ],
  InvalidCommentToken: ["Komentáře do tohoto souboru nepatří.", "Smažte poznámku i s //, případně s /* a */."],
  InvalidCharacter: ["V textu je tabulátor nebo jiný řídicí znak.", "Napište místo něj mezeru."],
  InvalidEscapeCharacter: ["Za zpětným lomítkem je neznámý znak.", "Zpětné lomítko smažte, nebo ho zdvojte."],
  InvalidUnicode: ["Za zpětným lomítkem je neznámý znak.", "Zpětné lomítko smažte, nebo ho zdvojte."],
  EndOfFileExpected: ["Za koncem obsahu ještě něco je.", "Závorka na tomto místě nebo těsně před ním je navíc."],
  belowEnd: [
    "Záznam je až za závorkou ], kterou seznam končí.",
    "Přesuňte ho hned pod první řádek, na kterém je jen [, i s čárkou za ním.",
  ],
  emptyFile: ["Soubor je prázdný.", "Vraťte do něj předchozí obsah."],
  missingListStart: ["Chybí závorka [, kterou soubor začíná.", "Napište ji na první řádek."],
  missingRecordStart: ["Chybí závorka {, kterou soubor začíná.", "Napište ji na první řádek."],
  aboveStart: ["Záznam je nad závorkou [, kterou seznam začíná.", "Přesuňte ho hned pod ni, i s čárkou za ním."],
  missingEntryEnd: [
    "Předchozí záznam není ukončen závorkou }.",
    "Doplňte ji na jeho konec, za ni čárku; za posledním polem záznamu čárka být nesmí. Zbyla-li ze smazaného záznamu jen závorka {, smažte ji. Je-li nový záznam omylem uprostřed jiného, přesuňte ho celý hned pod řádek, na kterém je jen [.",
  ],
  missingEntryStart: ["Záznam nezačíná závorkou {.", "Doplňte ji před jeho první pole."],
  wrongBracket: ["Tato závorka sem nepatří.", "Smažte ji, nebo ji vyměňte: záznam končí }, seznam ]."],
  extraComma: ["Čárka navíc.", "Smažte ji: za posledním polem a za posledním záznamem čárka být nesmí."],
  typographicQuotes: [
    "Text je v typografických uvozovkách.",
    'Kolem textu pište rovné "…", uvnitř mohou zůstat „ “. Stejně opravte i ostatní texty a názvy v tomto záznamu.',
  ],
  mergeMarkers: [
    "V souboru zůstaly značky po sloučení dvou změn.",
    "Nechte jen jednu z obou verzí a řádky se značkami <<<<<<<, ======= a >>>>>>> smažte.",
  ],
  byteOrderMark: [
    "Soubor začíná neviditelnou značkou (BOM), kterou web neumí přečíst.",
    "Přidal ji editor. Uložte soubor znovu v kódování „UTF-8 bez BOM“; když ho editor nenabízí, stačí „UTF-8“.",
  ],
};
const other: Message = [
  "Zápis na tomto místě nedává smysl.",
  'Názvy polí i texty patří do rovných uvozovek "…", uvnitř textu pište „ “; místo ano a ne se píše true a false. Je-li to zbytek smazaného řádku, smažte ho celý.',
];
/**
 * Parses the text of a data file: no byte order mark, strict JSON, no key twice. Returns the value, or the problems if it has
 * any: the first syntax error, else all duplicate keys.
 */
export function parseJson(text: string): { value: unknown } | { problems: ProblemDetails[] } {
  const problem = syntaxError(text);
  const problems = problem ? [{ ...problem, advice: `${problem.advice} ${UNDO}` }] : duplicateKeys(text);
  return problems.length > 0 ? { problems } : { value: parse(text) };
}

function syntaxError(text: string): ProblemDetails | undefined {
  // Gatsby's JSON parser fails at a byte order mark without naming the cause.
  if (text.startsWith("\uFEFF")) return describe(text, 0, messages.byteOrderMark);
  const marker = /^(<{7}|={7}|>{7})/m.exec(text);
  if (marker) return describe(text, marker.index, messages.mergeMarkers);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return;
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const found = text[offset] ?? "";
  // A missing or extra comma belongs to the end of what comes before, possibly on an earlier line.
  const before = text.slice(0, offset).trimEnd().length;
  const isBracket = /[\]}]/.test(found);
  if (text.trim() === "") return describe(text, offset, messages.emptyFile);
  if (/^\s*\{.*^\s*\[/ms.test(text) && code === "EndOfFileExpected") return describe(text, 0, messages.aboveStart);
  if (!/^\s*[[{]/.test(text) || (code === "EndOfFileExpected" && /^\s*\{.*\]\s*$/s.test(text)))
    return describe(text, 0, /\]\s*$/.test(text) ? messages.missingListStart : messages.missingRecordStart);
  if (code === "EndOfFileExpected" && found === ",") return describe(text, offset, messages.extraComma);
  if (code === "EndOfFileExpected" && found === "{" && text[before - 1] === "]")
    return describe(text, offset, messages.belowEnd);
  if (/^(PropertyName|Value)Expected$/.test(code) && found === "," && /[,{[]/.test(text[before - 1] ?? ""))
    return describe(text, offset, messages.extraComma);
  if (/^(PropertyName|Value)Expected$/.test(code) && isBracket && text[before - 1] === ",")
    return describe(text, before - 1, messages.extraComma);
  if (/^(PropertyName|Comma)Expected$/.test(code) && found === "{" && text[before - 1] !== "}")
    return describe(text, offset, messages.missingEntryEnd);
  if (code === "CommaExpected" && found === ":") {
    // The value is the name of the next field.
    const torn = text.slice(0, offset).search(/:\s*"[^"\n]*"\s*$/);
    return torn < 0 ? describe(text, offset, messages.missingEntryStart) : describe(text, torn, messages.ValueExpected);
  }
  if (code === "CommaExpected" && isBracket) return describe(text, offset, messages.wrongBracket);
  if (code === "CommaExpected") return describe(text, before, messages[code]);
  if (code === "UnexpectedEndOfString" && /^\s*[^\s"\]}]/.test(text.slice(offset + length)))
    return describe(text, offset, messages.textGoesOn);
  const hasQuotes = /[„“”]/.test(text.slice(offset, offset + length + 1));
  return describe(text, offset, hasQuotes ? messages.typographicQuotes : messages[code]);
}

function duplicateKeys(text: string): ProblemDetails[] {
  const problems: ProblemDetails[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      const advice = "Jedno z nich smažte; za posledním polem čárka být nesmí.";
      const repeated: Message = [`Pole „${key}“ je v záznamu dvakrát.`, advice];
      if (objects.at(-1)?.has(key)) problems.push(describe(text, offset, repeated));
      objects.at(-1)?.add(key);
    },
  });
  return problems;
}

function describe(text: string, offset: number, [what, advice] = other): ProblemDetails {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  const line = text.split("\n")[before.length - 1]?.trim().slice(0, 100);
  return { what: `Řádek ${before.length}, sloupec ${column}: ${what}`, found: line || "konec souboru", advice };
}
