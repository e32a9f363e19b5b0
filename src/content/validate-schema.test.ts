import { sample, withValue } from "../../tests/support/content-fixture";
import { type DataFile, dataFiles } from "./schemas";
import { validateSchema } from "./validate-schema";

const contents = new Map<DataFile, unknown>(dataFiles.map((name) => [name, sample[name]]));
const validate = (name: DataFile, content: unknown, now = "2025-07-01T12:00:00Z") =>
  validateSchema(name, content, new Date(now), contents);
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
  field
    .replace(/^\d+\./, "")
    .replace("details.0.", "details, 1. řádek, ")
    .replace(/\.(\d+)$/, (_, index) => `, ${Number(index) + 1}. položka`);
/** The same field as a path in the file. */
const pathOf = (field: string) => field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

// One row for each rule. That each field has its rules, data/schema/ and the tests of the form (save.test.ts) show.
type Case = [file: DataFile, fields: string, message: RegExp, ...values: unknown[]];
const cases: Case[] = [
  ["history.json", "0.year 1.link", /chybí.* hned za závorku \{.* s hodnotou a čárkou na konci/, undefined],
  ["contacts.json", "deputy.phone deputy", /chybí/, undefined],
  ["camp.json", "details.0.text", /chybí/, undefined],
  ["history.json", "2.year 1.link 0.title 0.image", /text v uvozovkách/, 1987, null, ["https://alba.tabor.example"]],
  ["history.json", "2.year", /rok má jen čtyři číslice, například "1987"/, "87", "1987/88", " 1987", "...", ""],
  ["history.json", "0.year", /od 1900/, "1899"],
  ["history.json", "1.link", /celá adresa i s https/, "alba.tabor.example/1987", "https://", "javascript:alert(1)"],
  ["history.json", "0.title", /120 znaků/, "A".repeat(121)],
  ["history.json", "0.title", /jen rok/, "2025"],
  ["history.json", "0.alt", /nesmí být cesta/, "./history/1.jpg", "https://a.cz", "1.jpg", "+420777123456", "a@b.cz"],
  ["history.json", "0.isCamp", /true nebo false/, "true"],
  ["history.json", "0.story", /aspoň jeden odstavec/, []],
  ["history.json", "0.story", /nesmí mít víc než 6 odstavců/, Array(7).fill("Pršelo.")],
  ["history.json", "0.story.0", /prázdná/, "", "  "],
  ["history.json", "0.slug", /malých písmen/, "", "Hrad", "hrad v mlze", "hrád", "-hrad", "hrad--x", "a/b", "a.b"],
  ["history.json", "0.image", /začíná „\.\/history\/“/, "history/2016.jpg", "/history/2016.jpg", "https://a.cz/1.jpg"],
  ["leaders.json", "0.id", /číslo bez nuly na začátku, například 7/, "sedm", "07"],
  ["leaders.json", "0.name", /24 znaků/, "S".repeat(25)],
  ["files.json", "1.link", /PDF nahraný.* "\/files\//, "files/a.pdf", "/files/a.doc"],
  ["camp.json", "start", /skutečné datum.* s hodinou/, "20. 7. 2025", "2025-07-20", "2025-07-20T14:00:00"],
  ["camp.json", "start", /skutečné datum/, "2025-02-30T14:00:00+01:00", "2025-07-20T25:00:00+02:00"],
  ["camp.json", "start", /časovým posunem/, "2025-07-20T12:00:00Z"],
  ["camp.json", "end", /skutečné datum ve tvaru rok-měsíc-den/, "27. 7. 2025", "2025-06-31"],
  ["camp.json", "end", /před začátkem tábora/, "2025-07-19", "0025-07-27"],
  ["camp.json", "end", /30 dní po něm; zkontrolujte rok a měsíc i v začátku/, "2025-08-20", "2027-07-27"],
  [
    "camp.json",
    "details",
    /nejvýš osm řádků; některé spojte, nebo smažte/,
    Array(9).fill({ label: "Cena", text: "1" }),
  ],
  ["camp.json", "details.0.label", /prázdná/, " "],
  ["camp.json", "details.0.text", /HTML/, "<b>pět set</b>", "pět&nbsp;set", "pět<br/>set"],
  ["camp.json", "details.0.link", /"\/soubory\/"/, "javascript:alert(1)", "http://a.example", "/historie/1987/"],
  ["camp.json", "statusLink", /"\/soubory\/"/, "/neni/", "soubory", "/files/a.doc"],
  ["contacts.json", "deputy.phone", /devět číslic/, "123", "+603123456", "00420603123456"],
  ["contacts.json", "deputy", /záznam ve složených/, "+420 000 000 002"],
  ["site.json", "copyrightFrom", /celé číslo|rok jako číslo/, "2017", 20.17],
  ["site.json", "yearsWithoutCamp", /seznam v hranatých závorkách \[ \]/, "2020", 2020],
  ["site.json", "yearsWithoutCamp.0", /rok, jen čtyři číslice/, "…", "20"],
  ["site.json", "yearsWithoutCamp.0", /od 1900 do letošního/, "1899", "2026"],
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

test.each<[DataFile, Record<string, unknown>]>([
  ["camp.json", { "details.0.link": "/", statusLink: "/files/prihlaska.pdf" }],
  [
    "camp.json",
    { details: Array(8).fill({ label: "Odkaz", text: "https://a.example", link: "Https://a.example/2026" }) },
  ],
  ["camp.json", { invitation: "Žluťoučký kůň – 8\u00A0let 🏕️ 👨‍👩‍👧" }],
  ["history.json", { "0.link": "Https://a.example/1987", "1.link": "http://a.example", "3.year": "1900" }],
  ["history.json", { "2.link": "https://a.example/Most_(Praha)" }],
  ["site.json", { copyrightFrom: 1900, yearsWithoutCamp: ["1900", "2025"] }],
])("%s with %j is accepted", (name, values) => {
  expect(validate(name, changed(name, values))).toEqual([]);
});

test("an unknown field is reported with the known ones of its record, and first of all it is not to be lost", () => {
  // A missing bracket has put the deputy into the leader.
  const values = { deputy: undefined, "leader.deputy": { phone: "+420 000 000 002" }, "leader.mail": "a@b.example" };
  const advice =
    /^Má-li to být některé z polí name, phone, email, které .* přejmenujte ho\. Patří-li jinam, .*Jinak pole „deputy“ smažte/;
  expect(validate("contacts.json", changed("contacts.json", values))).toMatchObject([
    { field: "leader", what: "Neznámé pole „deputy“.", advice: expect.stringMatching(advice) },
    { field: "leader", what: "Neznámé pole „mail“." },
    {
      field: "deputy",
      advice: expect.stringMatching(/^Je-li v souboru pod jiným názvem nebo na jiném místě, opravte to/),
    },
  ]);
  expect(validate("camp.json", changed("camp.json", { "details.0.url": "/soubory/" }))).toMatchObject([
    { field: "details, 1. řádek", advice: expect.stringContaining("label, text, link") },
  ]);
});

test("the last year that is accepted follows the clock", () => {
  const content = changed("history.json", { "0.year": "2026" });
  expect(validate("history.json", content, "2026-01-01T12:00:00Z")).toEqual([]);
  expect(validate("history.json", content, "2025-12-31T12:00:00Z")).toMatchObject([
    { field: "year", what: "Hodnota má být rok od 1900 do letošního." },
  ]);
  const camp = (year: number) => changed("camp.json", { start: `${year}-07-20T14:00:00+02:00`, end: `${year}-07-27` });
  const what = "Hodnota má být datum od roku 1900, nejvýš dva roky dopředu.";
  expect(validate("camp.json", camp(2028), "2026-08-01T12:00:00Z")).toEqual([]);
  expect(validate("camp.json", camp(2028), "2026-07-01T12:00:00Z")).toMatchObject([{ field: "start", what }]);
  expect(validate("camp.json", camp(1899))).toMatchObject([{ field: "start", what }]);
});

test.each<[DataFile, unknown]>([
  ...[{}, null, "text", [[]], ["text"]].map((content): [DataFile, unknown] => ["history.json", content]),
  ["camp.json", []],
  ["camp.json", 7],
])("%s with the content %j is an error", (name, content) => {
  expect(validate(name, content)).toMatchObject([{ severity: "error", what: expect.stringContaining("má být") }]);
});
