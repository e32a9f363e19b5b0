import { getLocation, type ParseError, parse, printParseErrorCode, visit } from "jsonc-parser";
import { INVISIBLE, type ProblemDetails } from "./problem";

type Message = readonly [what: string, advice: string];

const messages = {
  empty: ["Soubor je prázdný.", "Vraťte do něj předchozí obsah."],
  commaInside: ["Čárka je uvnitř uvozovek.", "Přesuňte ji za ně."],
  missingComma: ["Chybí čárka.", "Napište ji sem. Patří mezi pole a mezi záznamy, za poslední z nich ne."],
  extraComma: ["Čárka navíc.", "Smažte ji: za posledním polem a za posledním záznamem čárka být nesmí."],
  quotes: [
    'Název pole nebo text, který tu začíná, není na tomto řádku celý v rovných uvozovkách "…".',
    "Pokračuje-li text na dalším řádku, spojte oba řádky v jeden; má-li to být nový odstavec, dejte každý do svých uvozovek, mezi ně čárku a kolem nich [ ], nejsou-li tam. Jinak napište rovné uvozovky před něj i za něj (před čárku); jsou-li tam jiné, nahraďte je. Uvnitř textu pište uvozovky „ “.",
  ],
  backslash: ["V textu, který tu začíná, je zpětné lomítko.", "V cestě a v adrese pište místo něj /, jinde ho smažte."],
  brackets: [
    "Závorky si neodpovídají: tady nebo někde výš některá chybí, nebo je navíc. Nebo tu chybí zbytek souboru.",
    "Zmizely-li i jiné záznamy, vraťte předchozí podobu souboru. Záznam je v závorkách { }, seznam v [ ]. Porovnejte místo, kde jste naposledy něco měnili, s okolními záznamy.",
  ],
  other: [
    "Zápis na tomto místě, nebo těsně před ním, není v pořádku.",
    'Řádek má vypadat takto: "title": "text", (poslední v záznamu bez čárky); seznam textů je v [ ]; celé číslo (bez nul na začátku), true a false (malými písmeny) jsou bez uvozovek. Zbytek smazaného řádku smažte, poznámku také; uvnitř textu pište uvozovky „ “.',
  ],
} satisfies Record<string, Message>;

/**
 * The text of a data file as a parser of JSON can read it, although a person has added characters without seeing them:
 * - Between values, a plain space replaces each no-break space, and other invisible characters are deleted.
 * - Inside a text, escapes replace tabs and line breaks. Line breaks stay if the JSON would be invalid even without them,
 *   because then a quotation mark may be missing at the end of the line.
 */
export function withoutUnseen(text: string): string {
  const joined = replaceUnseen(text, /"(?:[^"\\]|\\.)*"/);
  return findSyntaxError(joined) ? replaceUnseen(text, /"(?:[^"\\\n]|\\.)*"/) : joined;
}

const replaceUnseen = (text: string, quoted: RegExp) =>
  text.replace(new RegExp(`${quoted.source}|\\p{Zs}|(?![\\t\\n\\r])(?:${INVISIBLE.source})`, "gu"), (found) => {
    if (found.startsWith('"')) return found.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
    return /\p{Zs}/u.test(found) ? " " : "";
  });

/**
 * Parses the text of a data file. It has to be JSON without comments, in which no record has the same field twice; characters that
 * `withoutUnseen` replaces are allowed. Returns the value, or the first problem only, because what comes after a missing bracket or
 * quotation mark is read wrongly.
 */
export function parseJson(text: string): { value: unknown } | { problems: ProblemDetails[] } {
  const plain = withoutUnseen(text);
  const syntaxError = findSyntaxError(plain);
  const problems = syntaxError ? [describe(plain, ...syntaxError)] : duplicateKeys(plain);
  return problems.length > 0 ? { problems } : { value: JSON.parse(plain) };
}

/** The offset of the first syntax error, with a message. It names the cause only if the cause is certain. */
function findSyntaxError(text: string): [number, Message] | undefined {
  if (/^\s*(\{\s*\}\s*)?$/.test(text)) return [0, messages.empty];
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  if (!errors[0]) return;
  const { error, offset, length } = errors[0];
  const code = printParseErrorCode(error);
  const found = text[offset] ?? "";
  // The end of the text before the error. It may be on an earlier line. If a comma is missing, it belongs here. If a comma must
  // be deleted, it may be just before this place.
  const end = text.slice(0, offset).trimEnd().length;
  const previous = text[end - 1] ?? "";
  const isEscaped = code === "UnexpectedEndOfString" && /\\",?\s*$/.test(text.slice(offset, offset + length));
  if (isEscaped || /^Invalid(EscapeCharacter|Unicode)$/.test(code)) return [offset, messages.backslash];
  const hasOtherQuotes = /[„“”‚‘’']/.test(found) && /[:,[{]/.test(previous);
  // If the error is in the last line, and this line ends no record, then the end of the file is missing.
  const isCut = !/[\n\]}]/.test(text.slice(offset).trim());
  if (code === "UnexpectedEndOfString" || hasOtherQuotes) return [offset, isCut ? messages.brackets : messages.quotes];
  const isAtEnd = code === "EndOfFileExpected" && /^,\s*$/.test(text.slice(offset));
  if (isAtEnd || (found === "," && /[[{,]/.test(previous))) return [offset, messages.extraComma];
  if (/[\]}]/.test(found) && previous === ",") return [end - 1, messages.extraComma];
  const isField = /^"[^"\n]*"\s*:/.test(text.slice(offset));
  const inList = typeof getLocation(text, offset).path.at(-1) === "number";
  const isNext = found === '"' ? end < offset && isField !== inList : found === "{" && previous === "}";
  const isInside = previous === '"' && text[end - 2] === ",";
  if (code === "CommaExpected" && isNext) return [end, isInside ? messages.commaInside : messages.missingComma];
  if ((isField || found === ":") && inList) return [offset, messages.brackets];
  if (code === "ColonExpected" || previous === ":") return [offset, messages.other];
  return [offset, /^$|[[\]{}]/.test(found) || code === "EndOfFileExpected" ? messages.brackets : messages.other];
}

function duplicateKeys(text: string): ProblemDetails[] {
  const problems: ProblemDetails[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, offset) => {
      const advice = `Začíná-li tu nebo těsně výš další záznam, napište před jeho první pole }, { a nic nemažte. Jinak jedno z obou polí smažte; za posledním polem čárka být nesmí.`;
      const repeated: Message = [`Pole „${key}“ je v záznamu dvakrát.`, advice];
      if (objects.at(-1)?.has(key)) problems.push(describe(text, offset, repeated));
      objects.at(-1)?.add(key);
    },
  });
  return problems.slice(0, 1);
}

function describe(text: string, offset: number, [what, advice]: Message): ProblemDetails {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  // If the line is long, only the part around the error is shown.
  const from = offset - Math.min(column - 1, 50);
  const [line = ""] = text.slice(from, from + 100).split("\n");
  return {
    what: `Řádek ${before.length}, sloupec ${column}: ${what}`,
    found: line.trim() || "konec souboru",
    advice: `${advice} Nevíte-li si rady, vraťte předchozí podobu souboru a úpravu zopakujte.`,
  };
}
