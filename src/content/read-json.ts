import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";

/** The Czech meaning of the parser's error codes; the rest is rare enough for the general sentence. */
const causes: Record<string, string> = {
  CommaExpected: "před tímto místem chybí čárka",
  ColonExpected: "před tímto místem chybí dvojtečka",
  CloseBraceExpected: "chybí složená závorka }",
  CloseBracketExpected: "chybí hranatá závorka ]",
  PropertyNameExpected: "čeká se název pole v uvozovkách (není před závorkou čárka navíc?)",
  ValueExpected: "chybí hodnota (není před závorkou čárka navíc?)",
  UnexpectedEndOfString: "text není ukončen uvozovkami",
  InvalidCommentToken: "komentáře sem nepatří",
  InvalidSymbol: 'text musí být v rovných uvozovkách " "',
};

/** Parses strict JSON. Gives the value, or a Czech message with line and column (from 1) of the first mistake. */
export function readJson(text: string): { value: unknown } | { message: string } {
  if (text.startsWith("\uFEFF"))
    return { message: "Soubor začíná neviditelnou značkou BOM. Uložte ho znovu jako UTF-8 bez BOM." };
  const errors: ParseError[] = [];
  const value = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return { value };
  const before = text.slice(0, error.offset).split("\n");
  const cause = causes[printParseErrorCode(error.error)] ?? "zápis není platný JSON";
  return {
    message: `Řádek ${before.length}, sloupec ${(before.at(-1)?.length ?? 0) + 1}: ${cause}. Opravte zápis a uložte soubor.`,
  };
}
