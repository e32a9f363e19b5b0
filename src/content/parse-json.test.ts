/** @jest-environment node */
import { parseJson } from "./parse-json";

test.each<[string, RegExp]>([
  ['[{ "title": "A", }]', /^Řádek 1, sloupec 16: Čárka navíc/],
  ['[{ "title": "A" }, ]', /^Řádek 1, sloupec 18: Čárka navíc/],
  ['[\n{ "title": "A"\n  "year": "1987" }]', /^Řádek 2, sloupec 15: Chybí čárka/],
  ['[{ "a": 1 } { "a": 2 }]', /Chybí čárka/],
  ['[{\n"a": 1,\n},\n{ "a": 2 }]', /^Řádek 2, sloupec 7: Čárka navíc/],
  ['{ "title": "Poklad "na dně" jezera" }', /^Řádek 1, sloupec 21: Zápis/],
  ['{ "a": , "b": 1 }', /Chybí hodnota/],
  ['[\r\n{ "a": 1\r\n"b": 2 }]', /^Řádek 2, sloupec 9: Chybí čárka/],
  ['{ "theme" "Hrad" }', /chybí dvojtečka/],
  ['{ "theme": }', /Chybí hodnota/],
  ['{ "theme": "Hrad', /není ukončen uvozovkami/],
  ['{ "theme": "Hrad,\n"end": "2025-07-27" }', /není ukončen uvozovkami/],
  ['{ "theme": „Hrad“ }', /typografických uvozovkách/],
  ['{ „theme“: "Hrad" }', /typografických uvozovkách/],
  ['{ "theme": ”Hrad” }', /typografických uvozovkách/],
  ["{ 'theme': 'Hrad' }", /^Řádek 1/],
  ["{ theme: 1 }", /^Řádek 1/],
  ['{ "a": 1', /složená závorka/],
  ['[{ "a": 1 }', /hranatá závorka/],
  ['[{ "a": 1 }]]', /Za koncem obsahu/],
  ['{ "a": 1 }{ "b": 2 }', /Za koncem obsahu/],
  ['{ "theme": "Hrad" // pozn.\n }', /^Řádek 1, sloupec 19: Komentáře/],
  ['{ /* pozn. */ "theme": "Hrad" }', /Komentáře/],
  ['{ "a": 01 }', /^Řádek 1/],
  ['{ "a": True }', /^Řádek 1/],
  ['{ "a": undefined }', /^Řádek 1/],
  ['{ "a": "x\ty" }', /tabulátor/],
  ['{ "a": "C:\\data" }', /zpětným lomítkem/],
  ["", /^Řádek 1, sloupec 1/],
  ["   \n ", /^Řádek 2/],
  ['<<<<<<< HEAD\n{ "a": 1 }\n=======\n{ "a": 2 }\n>>>>>>> jiná', /^Řádek 1, sloupec 1: .*značky po sloučení/],
  ['{\n"a": 1\n=======\n}', /^Řádek 3, sloupec 1: .*značky po sloučení/],
  ['{ "a": 1, "a": 2 }', /^Řádek 1, sloupec 11: Pole „a“ je v záznamu dvakrát/],
  ['[{ "a": 1 }, { "b": 1,\n"b": 1 }]', /^Řádek 2, sloupec 1: Pole „b“ je v záznamu dvakrát/],
  ['\uFEFF{ "a": 1 }', /^Řádek 1, sloupec 1: Soubor začíná neviditelnou značkou/],
  ["\uFEFF[", /^Řádek 1, sloupec 1: Soubor začíná neviditelnou značkou/],
])("%j is reported with its cause and advice", (content, what) => {
  expect(parseJson(content)).toEqual({
    problems: [expect.objectContaining({ what: expect.stringMatching(what), advice: expect.stringMatching(/\p{L}/u) })],
  });
});

/** Obeying each piece of advice literally gives valid JSON. */
test.each<[string, RegExp, string]>([
  ['[\n{ "a": 1,\n{ "b": 2 }]', /^Doplňte ji na jeho konec, za ni čárku/, '[\n{ "a": 1},\n{ "b": 2 }]'],
  ['[\n{ "a": 1\n{ "b": 2 }]', /^Doplňte ji na jeho konec, za ni čárku/, '[\n{ "a": 1},\n{ "b": 2 }]'],
  ['[\n{\n{ "b": 2 }]', /Zbyla-li ze smazaného záznamu jen závorka {, smažte ji/, '[\n\n{ "b": 2 }]'],
  ['{ "a": 1 },\n{ "b": 2 }]', /^Napište ji na první řádek/, '[{ "a": 1 },\n{ "b": 2 }]'],
  ['"a": 1,\n"b": 2 }', /^Napište ji na první řádek/, '{"a": 1,\n"b": 2 }'],
  ['{ "a": 1 },\n[\n{ "b": 2 }]', /^Přesuňte ho hned pod ni, i s čárkou/, '[\n{ "a": 1 },\n{ "b": 2 }]'],
  ['[{ "a": 1 }]\n{ "b": 2 }', /^Přesuňte ho hned pod první řádek/, '[{ "a": 1 },\n{ "b": 2 }]'],
  ['[{ "a": 1 }]]', /^Závorka na tomto místě .* je navíc/, '[{ "a": 1 }]'],
  ['{ "a": 1 },', /^Smažte ji/, '{ "a": 1 }'],
  ['[{ "a": 1 }},\n{ "b": 2 }]', /^Smažte ji, nebo ji vyměňte/, '[{ "a": 1 },\n{ "b": 2 }]'],
  ['[{ "a": 1 },\n"b": 2 }]', /^Doplňte ji před jeho první pole/, '[{ "a": 1 },\n{"b": 2 }]'],
  ['{ "a": 1,, "b": 2 }', /^Smažte ji/, '{ "a": 1, "b": 2 }'],
  ['[,{ "a": 1 }]', /^Smažte ji/, '[{ "a": 1 }]'],
  ['{,\n"a": 1 }', /^Smažte ji/, '{\n"a": 1 }'],
  ['[{ "a": 1,\n{ "c": 3 },\n"b": 2 }]', /uprostřed jiného, přesuňte ho celý/, '[{ "c": 3 },\n{ "a": 1,\n"b": 2 }]'],
  ['{\n"b": tr\n"a": 1 }', /Je-li to zbytek smazaného řádku, smažte ho celý/, '{\n\n"a": 1 }'],
  ...['"b":,', '"b":', '"b"', ": true,", "true,"].map((torn): [string, RegExp, string] => [
    `{\n${torn}\n"c": "d"\n}`,
    /Nemá-li tu nic být, smažte ho celý/,
    '{\n\n"c": "d"\n}',
  ]),
  ['{ "a": "b,\n"c": 1 }', /^Napište je na konec textu, před čárku/, '{ "a": "b",\n"c": 1 }'],
  ['{ "a": "b\n\nc." }', /^Uvozovky nepřidávejte/, '{ "a": "bc." }'],
  ['{ "a": "\\u00zz" }', /^Zpětné lomítko smažte, nebo ho zdvojte/, '{ "a": "\\\\u00zz" }'],
])("the advice on %j is %s", (content, advice, obeyed) => {
  expect(parseJson(content)).toMatchObject({ problems: [{ advice: expect.stringMatching(advice) }] });
  expect(parseJson(obeyed)).toHaveProperty("value");
});

test("an empty file is called empty", () => {
  expect(parseJson(" \n")).toMatchObject({ problems: [{ what: expect.stringContaining("prázdný") }] });
});

test("all duplicate keys are reported at once", () => {
  const result = parseJson('{ "a": 1, "a": 2, "b": { "c": 1, "c": 2 } }');
  expect("problems" in result && result.problems).toHaveLength(2);
});

test.each([
  ['{ "a": [1, { "a": "ž" }], "b": { "a": null } }', { a: [1, { a: "ž" }], b: { a: null } }],
  ['{ "text": "„uvnitř“ a <<<<<<<" }', { text: "„uvnitř“ a <<<<<<<" }],
])("%j is valid", (text, value) => {
  expect(parseJson(text)).toEqual({ value });
});
