import Ajv from "ajv";
import { sample, withValue } from "../../tests/support/content-fixture";
import { formatReport } from "./format-report";
import { jsonSchema } from "./json-schema";
import { type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";

const validate = (name: DataFile, content: unknown, now = "2025-07-01T12:00:00Z") =>
  validateSchema(name, content, new Date(now));
/** The sample content of a file with other values at some fields. */
const changed = (name: DataFile, values: Record<string, unknown>): unknown =>
  JSON.parse(
    Object.entries(values).reduce(
      (text, [field, value]) => withValue(text, field, value),
      JSON.stringify(sample[name]),
    ),
  );
/** A field as messages name it, without the index of its entry: volunteers count from one. */
const inMessages = (field: string) =>
  field.replace(/^\d+\./, "").replace(/\.(\d+)$/, (_, index) => `, ${Number(index) + 1}. položka`);
/** The same field as a path in the file. */
const pathOf = (field: string) => field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

type Case = [file: DataFile, fields: string, message: RegExp, ...values: unknown[]];
const cases: Case[] = [
  ["history.json", "0.year 1.link 0.image", /chybí/, undefined],
  ["history.json", "2.year 1.link 0.title 0.image", /text v uvozovkách/, 1987, null, ["https://alba.tabor.example"]],
  ["history.json", "2.year", /rok v uvozovkách/, "87", "1987/88", " 1987", "...", ""],
  ["history.json", "0.year", /1976/, "1975"],
  ["history.json", "0.year", /do letošního/, "2026"],
  ["history.json", "1.link", /celá adresa i s https/, "alba.tabor.example/1987", "https://", "https://alba tabor.cz"],
  ["history.json", "1.link", /celá adresa i s https/, "javascript:alert(1)", "ftp://alba.tabor.example"],
  ["history.json", "1.link", /bez mezer a neviditelných znaků/, "https://a\u00A0b.cz"],
  ["history.json", "1.link", /uvozovkou ani závorkou/, "https://alba.tabor.example/1987)", "https://a.cz/b)c)"],
  ["history.json", "0.title", /120 znaků/, "A".repeat(121)],
  ["history.json", "0.title", /jen rok/, "2025"],
  ["history.json", "0.alt", /nesmí být cesta/, "./history/1.jpg", "https://a.cz", "1.jpg", "+420777123456", "a@b.cz"],
  ["history.json", "0.isCamp", /true nebo false/, "true", 1],
  ["history.json", "0.image", /cesta/, ""],
  ["history.json", "0.story", /seznam v hranatých/, "Pršelo."],
  ["history.json", "0.story", /aspoň jeden odstavec/, []],
  ["history.json", "0.story", /nesmí mít víc než 6 odstavců/, Array(7).fill("Pršelo.")],
  ["history.json", "0.story.0", /prázdná/, "", "  "],
  ["history.json", "0.story.0", /600 znaků/, "A".repeat(601)],
  ["history.json", "0.story.0", /text v uvozovkách/, 1, null, ["Pršelo."]],
  ["history.json", "0.slug", /malých písmen/, "", "Hrad", "hrad v mlze", "hrád", "-hrad", "hrad--x", "a/b", "a.b"],
  ["history.json", "0.slug", /60 znaků/, "a".repeat(61)],
  ["history.json", "0.image", /začíná „\.\/history\/“/, "history/1976.jpg", "/history/1976.jpg", "https://a.cz/1.jpg"],
  ["leaders.json", "0.id 0.name", /chybí/, undefined],
  ["leaders.json", "0.id", /text v uvozovkách/, 7],
  ["leaders.json", "0.id", /číslo v uvozovkách/, "sedm", "07"],
  ["leaders.json", "0.name", /prázdná/, " "],
  ["leaders.json", "0.name", /24 znaků/, "S".repeat(25)],
  ["leaders.json", "0.disabled", /true nebo false/, "ne"],
  ["files.json", "0.title", /prázdná/, ""],
  ["files.json", "1.text", /chybí/, undefined],
  ["files.json", "1.link", /\/files\//, "files/a.pdf"],
  ["files.json", "1.link", /PDF/, "/files/a.doc"],
  ["camp.json", "theme end", /chybí/, undefined],
  ["camp.json", "theme status", /prázdná/, "", "  "],
  ["camp.json", "start", /skutečné datum.* s hodinou/, "20. 7. 2025", "2025-07-20", "2025-07-20T14:00:00"],
  ["camp.json", "start", /skutečné datum/, "2025-02-30T14:00:00+01:00", "2025-07-20T25:00:00+02:00"],
  ["camp.json", "start", /časovým posunem/, "2025-07-20T12:00:00Z"],
  ["camp.json", "start", /datum od roku 1976/, "1927-07-18T14:00:00+02:00", "0027-07-18T14:00:00+02:00"],
  ["camp.json", "end", /skutečné datum ve tvaru rok-měsíc-den/, "27. 7. 2025", "2025-06-31"],
  ["camp.json", "end", /před začátkem tábora/, "2025-07-19", "0025-07-27"],
  ["camp.json", "end", /30 dní po něm.* i v začátku.* „start“ i „end“/, "2025-08-20", "2027-07-27", "2125-07-27"],
  ["camp.json", "invitation", /text v uvozovkách/, ["Pojďte"]],
  ["contacts.json", "deputy.phone", /telefon/, "123", "+603123456", "00420603123456"],
  ["contacts.json", "deputy.phone", /text v uvozovkách/, 603123456],
  ["contacts.json", "deputy.phone deputy", /chybí/, undefined],
  ["contacts.json", "deputy", /záznam ve složených/, "+420 000 000 002"],
  ["contacts.json", "leader.email", /e-mail/, "vedouci"],
  ["intro.json", "paragraphs", /aspoň jeden/, []],
  ["intro.json", "paragraphs", /seznam v hranatých/, "Text"],
  ["intro.json", "paragraphs.1", /text v uvozovkách/, 2],
  ["intro.json", "heading", /prázdná/, ""],
  ["site.json", "author.url", /chybí/, undefined],
  ["site.json", "copyrightFrom", /celé číslo|rok jako číslo/, "2017", 20.17],
  ["site.json", "sharePicture", /\.\/site\/share\.jpg/, "/graphics/share.jpg"],
  ["site.json", "shareAlt", /prázdná/, " "],
  ["site.json", "yearsWithoutCamp", /seznam roků v hranatých závorkách/, "2020", 2020],
  ["site.json", "yearsWithoutCamp.0", /text v uvozovkách/, 2020],
  ["site.json", "yearsWithoutCamp.0", /rok v uvozovkách/, "…", "20"],
  ["site.json", "yearsWithoutCamp.0", /1976/, "1975"],
  ["site.json", "yearsWithoutCamp.0", /do letošního/, "2026"],
  ["site.json", "title", /40 znaků/, "T".repeat(41)],
];

test.each(
  cases.flatMap(([file, fields, message, ...values]) =>
    fields.split(" ").flatMap((field) => values.map((value) => ({ file, field, message, value }))),
  ),
)("$file, $field: $value is reported with entry, field and reason", ({ file, field, message, value }) => {
  const problems = validate(file, changed(file, { [field]: value }));
  const [, index] = /^(\d+)\./.exec(field) ?? [];
  const entry = index && { entry: expect.stringMatching(`^${Number(index) + 1}\\. záznam`) };
  const what = expect.stringMatching(/^\p{Lu}.*\.$/su);
  const place = { file: `data/${file}`, field: inMessages(field), fieldPath: pathOf(field), ...entry };
  expect(problems).toMatchObject([{ ...place, what }]);
  expect(`${problems[0]?.what} ${problems[0]?.advice}`).toMatch(message);
});

const row = { label: "Cena", text: "podle domluvy" };
type Bad = [details: unknown, field: string, message: RegExp];
const bad = (fields: object, message: RegExp): Bad => [
  [{ ...row, ...fields }],
  `details, 1. řádek, ${Object.keys(fields)[0]}`,
  message,
];
const badLinks = ["javascript:alert(1)", "http://a.example", "/historie/1987/", "/neni/", "soubory", "/files/a.doc"];

test.each<Bad>([
  [Array(9).fill(row), "details", /nejvýš osm řádků/],
  ["Cena", "details", /seznam v hranatých závorkách/],
  [[row, { label: "Místo" }], "details, 2. řádek, text", /chybí/],
  [[{ ...row, url: "/soubory/" }], "details, 1. řádek", /label, text, link/],
  bad({ label: " " }, /prázdná/),
  ...["<b>pět set</b>", "pět&nbsp;set", "pět<br/>set"].map((text) => bad({ text }, /HTML/)),
  ...badLinks.map((link) => bad({ link }, /\/soubory\//)),
])("the details %j are reported at „%s“", (details, field, message) => {
  const problems = validate("camp.json", { ...(sample["camp.json"] as object), details });
  expect(problems).toMatchObject([{ file: "data/camp.json", field }]);
  expect(`${problems[0]?.what} ${problems[0]?.advice}`).toMatch(message);
});

const links = ["/", "/soubory/", "/files/prihlaska.pdf", "Https://prihlaska.tabor.example/2026"];
test.each(links)("details and the status may lead to %s", (link) => {
  const camp = changed("camp.json", { details: Array(8).fill({ ...row, text: link, link }), statusLink: link });
  expect(validate("camp.json", camp)).toEqual([]);
});

const albums = ["Https://a.example/1987", "http://a.example", "https://a.example/Most_(Praha)"];
test.each(albums)("the album may be at %s", (link) => {
  expect(validate("history.json", changed("history.json", { "1.link": link }))).toEqual([]);
});

test("each unknown field is reported with the known ones of its record", () => {
  const leader = { "leader.mail": "a@tabor.example", "leader.poznamka": "x" };
  const advice = (field: string) =>
    expect.stringMatching(
      `^Má-li to být některé z polí name, phone, email, které .* přejmenujte ho\\. .* Jinak pole „${field}“ smažte`,
    );
  expect(validate("contacts.json", changed("contacts.json", leader))).toMatchObject([
    { field: "leader", what: "Neznámé pole „mail“.", advice: advice("mail") },
    { field: "leader", what: "Neznámé pole „poznamka“.", advice: advice("poznamka") },
  ]);
});

test("a field that is misnamed, or that a missing bracket has put into another one, is first of all not to be lost", () => {
  const deputy = { phone: "+420 000 000 002" };
  expect(
    validate("contacts.json", changed("contacts.json", { deputy: undefined, "leader.deputy": deputy })),
  ).toMatchObject([
    { field: "leader", what: "Neznámé pole „deputy“.", advice: expect.stringContaining("Patří-li jinam, přesuňte ho") },
    {
      field: "deputy",
      advice: expect.stringMatching(/^Je-li v souboru pod jiným názvem nebo na jiném místě, opravte to/),
    },
  ]);
});

test("a missing field comes first in its entry, so that the comma is right wherever it was", () => {
  const advice = expect.stringMatching(/ hned za závorku \{.* vložte řádek "link": s hodnotou a čárkou na konci/);
  expect(validate("history.json", changed("history.json", { "0.link": undefined }))).toMatchObject([{ advice }]);
});

test("the last year that is accepted follows the clock", () => {
  const content = changed("history.json", { "0.year": "2026" });
  expect(validate("history.json", content, "2026-01-01T12:00:00Z")).toEqual([]);
  expect(validate("history.json", content, "2025-12-31T12:00:00Z")).toMatchObject([
    { field: "year", what: "Hodnota má být rok od 1976 do letošního." },
  ]);
  const camp = changed("camp.json", { start: "2028-07-20T14:00:00+02:00", end: "2028-07-27" });
  expect(validate("camp.json", camp, "2026-08-01T12:00:00Z")).toEqual([]);
  expect(validate("camp.json", camp, "2026-07-01T12:00:00Z")).toMatchObject([{ field: "start" }]);
});

test.each<[DataFile, unknown]>([
  ...[{}, null, "text", [[]], ["text"]].map((content): [DataFile, unknown] => ["history.json", content]),
  ["camp.json", []],
  ["camp.json", 7],
])("%s with the content %j is an error", (name, content) => {
  expect(validate(name, content)).toMatchObject([{ severity: "error", what: expect.stringContaining("má být") }]);
});

/** All texts in a value with their paths, of a list only those in its first entry. */
const texts = (value: unknown, path: string[] = []): [field: string, text: string][] => {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return entries.flatMap(([key, child]) => texts(child, [...path, key]));
};
const characters = [..."\0\t\n\r\u001B\u007F\u0085\u00AD\u200B\u202E\u2028\u2029", "\uD83C", "\uDF92"];

test.each(dataFiles)("%s: control characters are refused in each text, and made visible", (name) => {
  const inSchema = new Ajv({ validateFormats: false, strict: false }).compile(JSON.parse(jsonSchema(name)));
  for (const [field, text] of texts(sample[name]))
    for (const character of characters) {
      const content = changed(name, { [field]: `${text}${character}x` });
      const problems = validate(name, content);
      expect(problems).toMatchObject([{ severity: "error", field: inMessages(field) }]);
      // Editors check these by their format.
      if (!/^(start|end|leader\.email)$/.test(field)) expect(inSchema(content)).toBe(false);
      const report = formatReport({ problems, placeholders: [] });
      expect(report.text).not.toMatch(/[^\P{C}\n]/u);
      expect(report.text).toMatch(/\\[ntr]|\\u[0-9a-f]{4}/);
    }
});

test("letters, no-break spaces, dashes and emoji are accepted", () => {
  const content = changed("camp.json", { invitation: "Žluťoučký kůň – 8\u00A0let 🏕️ 👨‍👩‍👧" });
  expect(validate("camp.json", content)).toEqual([]);
});
