import { parseJson } from "./parse-json";

const other = /Zápis na tomto místě, nebo těsně před ním/;
const brackets = /Závorky si neodpovídají/;
const quotes = /není na tomto řádku celý v rovných uvozovkách/;

test.each<[string, string, RegExp]>([
  ['[{\n"a": 1,\n},\n{ "a": 2 }]', "2, sloupec 7", /Čárka navíc/],
  ['[,{ "a": 1 }]', "1, sloupec 2", /Čárka navíc/],
  ['{ "a": 1 },\n', "1, sloupec 11", /Čárka navíc/],
  ['[\r\n{ "a": 1\r\n"b": 2 }]', "2, sloupec 9", /Chybí čárka/],
  ['[{ "a": 1 } { "a": 2 }]', "1, sloupec 12", /Chybí čárka/],
  ['{ "a": ["x" "y"] }', "1, sloupec 12", /Chybí čárka/],
  ['{ "a": "Hrad', "1, sloupec 8", brackets],
  ['{ „a“: "Hrad" }', "1, sloupec 3", quotes],
  ["{ 'a': 'Hrad' }", "1, sloupec 3", quotes],
  ['{ "a": "\\u00zz" }', "1, sloupec 8", /je zpětné lomítko/],
  ['[{ "a": 1 }', "1, sloupec 12", brackets],
  ['[{ "a": 1,\n{ "b": 2 }]', "2, sloupec 1", brackets],
  ['[{ "a": 1\n{ "b": 2 }]', "2, sloupec 1", brackets],
  ['[{ "a": 1 }},\n{ "b": 2 }]', "1, sloupec 12", brackets],
  ['{ "a": 1 },\n{ "b": 2 }]', "1, sloupec 11", brackets],
  ['{ "a": ["x",\n"y"\n"b": "c"', "3, sloupec 1", brackets],
  ['[{ "a": 1 },\n"b": 2 }]', "2, sloupec 4", brackets],
  // What is missing here, or what to delete, is not certain.
  ['{ "a": "Poklad "na dně" jezera" }', "1, sloupec 17", other],
  ['{ "a": ["Volal ""Ahoj"" a šel."] }', "1, sloupec 17", other],
  ['{ "a" }', "1, sloupec 7", other],
  ['{ "a": }', "1, sloupec 8", other],
  ['{ "a":\n"b": 1 }', "2, sloupec 4", other],
  ["{ a: 1 }", "1, sloupec 3", other],
  ['{ "a": True }', "1, sloupec 8", other],
  ['{ "a": 2 017 }', "1, sloupec 10", other],
  ['{ "a": "Hrad" // pozn.\n }', "1, sloupec 15", other],
  ['{ "a": "Hrad\n"b": "Les" }', "1, sloupec 8", quotes],
  ["", "1, sloupec 1", /prázdný/],
])("%j is reported on line %s with its cause and the way back", (text, place, cause) => {
  expect(parseJson(text)).toEqual({
    problems: [
      {
        what: expect.stringMatching(new RegExp(`^Řádek ${place}: .*${cause.source}`)),
        found: expect.stringMatching(/\S/),
        advice: expect.stringMatching(/ vraťte předchozí podobu souboru a úpravu zopakujte\.$/),
      },
    ],
  });
});

test("what was found is the line, of a long one the part around the place", () => {
  const found = (text: string) => parseJson(text) as { problems: { found: string }[] };
  expect(found('{\n  "a": 1\n  "b": 2\n}').problems[0]?.found).toBe('"a": 1');
  expect(found(`{ "a": "${"x".repeat(300)} "Tady" je." }`).problems[0]?.found).toMatch(/^x+ "Tady" je\." }$/);
  expect(found("[").problems[0]?.found).toBe("[");
  expect(found("[\n").problems[0]?.found).toBe("konec souboru");
});

test("the first duplicate key is reported, because all that follow may be the keys of another record", () => {
  expect(parseJson('{ "b": {},\n"a": { "c": 1, "b": 1, "c": 2, "b": 2 } }')).toMatchObject({
    problems: [{ what: "Řádek 2, sloupec 24: Pole „c“ je v záznamu dvakrát." }],
  });
});

test.each([
  ['{ "a": [1, { "a": "ž" }], "b": { "a": null } }', { a: [1, { a: "ž" }], b: { a: null } }],
  ['{ "text": "„uvnitř“" }', { text: "„uvnitř“" }],
  ['\uFEFF{\u00A0\u2003"a":\u00A0"k\u00A0lesu"\u200B,\u200B "b": 1 }', { a: "k\u00A0lesu", b: 1 }],
  ['{ "a": "Hrad\tv\r\nmlze", "b": ["První.\n\nDruhý."] }', { a: "Hrad\tv\r\nmlze", b: ["První.\n\nDruhý."] }],
])("%j is valid", (text, value) => {
  expect(parseJson(text)).toEqual({ value });
});
