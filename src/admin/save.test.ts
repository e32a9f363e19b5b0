import * as z from "zod";
import { sample, withValue } from "../../tests/support/content-fixture";
import { type DataFile, dataFiles, schemas } from "../content/schemas";
import { recordsIn } from "./data-file";
import { Refusal } from "./refusal";
import { brokenFile, type Draft, prepareSave, readFile } from "./save";

type Fields = Record<string, unknown>;

const now = new Date("2026-03-01T12:00:00");

/** A list in the layout of the data files. */
const list = (...records: Fields[]) => `${JSON.stringify(records, null, 2)}\n`;
const camp = (year: string, title: string) => ({
  title,
  year,
  image: `./history/${year}.jpg`,
  link: `https://alba.example/${year}`,
  isCamp: true,
});
const sraz = { title: "Sraz", year: "2024", image: "./history/sraz.jpg", link: "https://alba.example/sraz" };
const [hrad, les, stany] = [camp("2025", "Hrad"), camp("2025", "Les"), camp("2016", "Stany")];
const history = list(hrad, sraz, stany);
const leaders = list({ id: "1", name: "Sova" }, { id: "2", name: "Bobr" });
/** The texts of all files. */
const texts = new Map(dataFiles.map((name) => [name, JSON.stringify(sample[name])]));
texts.set("history.json", history).set("leaders.json", leaders);
const textOf = (name: DataFile) => texts.get(name) as string;

/** The draft of a file after fields were edited, in a list those of the record at `index`. */
function edit(name: DataFile, draft: Draft, fields: Fields, index = 0): Draft {
  const records = draft[recordsIn(name)] as Fields[] | undefined;
  return records
    ? { ...draft, [recordsIn(name)]: records.with(index, { ...records[index], ...fields }) }
    : { ...draft, ...fields };
}
const editHistory = (fields: Fields, index = 0, source = history) =>
  edit("history.json", readFile("history.json", source), fields, index);
const saveFile = (name: DataFile, draft: Draft, latest = textOf(name)) =>
  prepareSave(name, draft, new Map(texts).set(name, latest), now);
const saveHistory = (draft: Draft, latest?: string) => saveFile("history.json", draft, latest);

/** What the form says when it refuses to save; undefined if it saves. */
function refusal(save: () => unknown): string | undefined {
  try {
    save();
  } catch (error) {
    if (error instanceof Refusal) return (error.cause as Error).message;
    throw error;
  }
}

test("a draft is saved with what was edited, and read again, also while another file is broken", () => {
  const saved = prepareSave("history.json", editHistory({ title: "Les" }), new Map(texts).set("site.json", "{"), now);
  expect(saved).toEqual(readFile("history.json", history.replace("Hrad", "Les")));
});

/** The fields of a file or, in a list, of a record, with their labels. */
function labels(name: DataFile): [name: DataFile, field: string, label: string][] {
  const schema: z.ZodType = schemas[name];
  const { shape } = (schema instanceof z.ZodArray ? schema.element : schema) as z.ZodObject;
  return Object.entries(shape).map(([key, field]) => [name, key, String((field as z.ZodType).meta()?.title)]);
}

describe("refuses in the words of the form", () => {
  test.each<[DataFile, Fields, string, index?: number]>([
    [
      "history.json",
      { year: "2028" },
      "1. záznam (2028, Hrad), „Rok“: Hodnota má být rok od 1900 do letošního. Je tam: „2028“.",
    ],
    [
      "history.json",
      { year: '"25"' },
      '1. záznam ("25", Hrad), „Rok“: Hodnota má být rok, nebo tři tečky …, když ho nikdo nezná; rok má jen čtyři číslice, například 1987. Je tam: „"25"“.',
    ],
    [
      "history.json",
      { story: ["Pršelo.", "/"] },
      "1. záznam (2025, Hrad), „Vzpomínka“, 2. položka: Hodnota nesmí být cesta, adresa, název souboru ani telefon; patří-li do jiného pole, vyměňte hodnoty obou polí. Je tam: „/“.",
    ],
    [
      "history.json",
      { story: ["x".repeat(655)] },
      `1. záznam (2025, Hrad), „Vzpomínka“, 1. položka: Hodnota nesmí být delší než 600 znaků, teď jich má 655. Je tam: „${"x".repeat(79)}…“.`,
    ],
    [
      "leaders.json",
      { hoverImage: "./leaders/02.webp" },
      "1. záznam (Sova), „Portrét“: Bez prvního portrétu se neukáže ani druhý. Přidejte ho, nebo druhý odeberte.",
    ],
    [
      "history.json",
      { year: "2025", isCamp: true },
      "2. záznam (2025, Sraz), „Konec adresy stránky“: Dva záznamy by měly tutéž adresu stránky: /historie/2025/. Ten druhý je 1. záznam (2025, Hrad). Pokud je to táž akce, jeden záznam odeberte. Jinak zkontrolujte rok a „Byl to tábor“; když je obojí správně, napište sem třeba 2025-2.",
      1,
    ],
    [
      "contacts.json",
      { leader: { phone: "603 000 00", email: "vedouci" } },
      "„Hlavní vedoucí“, „Telefon“: Hodnota má mít kromě předvolby devět číslic (0, ne O), například +420 000 000 001. Je tam: „603 000 00“.\n• „Hlavní vedoucí“, „E-mail“: Hodnota má být e-mail bez mezer, čárek a háčků, třeba vedouci@tabor.example. Je tam: „vedouci“.",
    ],
    [
      "camp.json",
      { start: "2029-07-20T14:00:00+02:00", end: "2029-07-27" },
      "„Začátek“: Hodnota má být datum od roku 1900, nejvýš dva roky dopředu. Je tam: „20.\u00A07.\u00A02029“.",
    ],
  ])("%s with %j", (name, fields, expected, index = 0) => {
    const draft = edit(name, readFile(name, textOf(name)), fields, index);
    expect(refusal(() => saveFile(name, draft))).toBe(`Opravte prosím:\n• ${expected}`);
  });

  test.each(dataFiles.flatMap(labels))(
    "whatever %s has in %s: „%s“ is named, in a message in Czech without a sign of JSON",
    (name, key, label) => {
      const place = (schemas[name] as z.ZodType) instanceof z.ZodArray ? `0.${key}` : key;
      const wrong = [null, 0.5, true, "\n", "x".repeat(2000), {}, ["", 7], Array(9).fill("x")];
      const refusals = wrong.flatMap((value) => {
        const source = withValue(textOf(name), place, value);
        return refusal(() => saveFile(name, readFile(name, source), source)) ?? [];
      });
      expect(refusals.length).toBeGreaterThan(3);
      for (const text of refusals) {
        expect(text).toMatch(new RegExp(`„${label}“.*: (Hodnota (má|nesmí) |Povinné pole chybí)`));
        expect(text.replaceAll(/Je tam: .*/g, "")).not.toMatch(/uvozov|závork|čárk[auo]|true|false|["[\]{}]|„[a-z]+“/);
      }
    },
  );

  test("what the form does not have is somebody else's to fix", () => {
    const source = textOf("site.json").replace('"name"', '"od": 7, "name"');
    expect(refusal(() => saveFile("site.json", readFile("site.json", source), source))).toBe(
      "Opravte prosím:\n• „Autor webu“: Neznámé pole „od“. Formulář ho neukazuje, odebrat jde jen přímo v souboru.",
    );
  });
});

const broken = history.replace('"year": "2024",', '"year": "2024"');

test.each<[DataFile, string | undefined, string]>([
  [
    "history.json",
    broken,
    'Soubor data/history.json má chybu v zápisu. Řádek 11, sloupec 19: Chybí čárka. Je tam: "year": "2024".',
  ],
  ["camp.json", undefined, "Soubor data/camp.json chybí."],
  ["camp.json", '{ "theme": "P\uFFFDohoda" }', "Soubor data/camp.json není v kódování UTF-8."],
  ["camp.json", "[]", "Soubor data/camp.json má být záznam ve složených závorkách."],
  ["leaders.json", '{ "1": "Sova" }', "Soubor data/leaders.json má být seznam v hranatých závorkách."],
])("nothing is written into %s if it is %j", (name, source, problem) => {
  const draft = { ...readFile(name, source ?? ""), source } as Draft;
  const expected = `${problem} Dokud to někdo neopraví přímo v souboru, formulář do něj nic neuloží.`;
  expect(brokenFile(name, source)).toBe(expected);
  expect(refusal(() => saveFile(name, draft, source ?? ""))).toBe(expected);
});

test("nothing is written into a file that somebody else has broken meanwhile", () => {
  expect(refusal(() => saveHistory(editHistory({ title: "Les" }), broken))).toContain("Chybí čárka.");
});

describe("what somebody else changed meanwhile", () => {
  const [louka, more] = [camp("2016", "Louka"), camp("2017", "Moře")];
  const reka = { ...camp("2026", "Řeka"), image: "./history/2026-1.jpg" };
  const again = { ...reka, image: "./history/2026-1-1.jpg" };
  const moved = { link: "https://alba.example/hrad" };
  const draft = editHistory({ title: "Les" });
  const lower = editHistory({ title: "Louka" }, 2);
  const otherLayout = editHistory({ title: "Les" }, 0, JSON.stringify([hrad, sraz, stany]));
  const shown = readFile("history.json", history).history as Fields[];
  /** The draft with other records: a new one has no position, a copy that of the original. */
  const withRecords = (...records: Fields[]) => ({ ...draft, history: records }) as Draft;
  const removed = withRecords(...shown.slice(1));
  const added = (record: Fields) => withRecords(record, ...shown);

  test.each<[what: string, draft: Draft, latest: string, expected: string]>([
    ["another field", draft, list({ ...hrad, ...moved }, sraz, stany), list({ ...les, ...moved }, sraz, stany)],
    ["the same", draft, list(les, sraz, stany), list(les, sraz, stany)],
    ["a record above", lower, list(reka, hrad, sraz, stany), list(reka, hrad, sraz, louka)],
    ["the layout", draft, JSON.stringify([hrad, sraz, louka]), list(les, sraz, louka)],
    ["a record, in another layout than before", otherLayout, list(hrad, sraz, louka), list(les, sraz, louka)],
    ["a record added, as here", added(more), list(reka, hrad, sraz, stany), list(more, reka, hrad, sraz, stany)],
    ["the same, its photo saved again", added(again), list(reka, hrad, sraz, stany), list(reka, hrad, sraz, stany)],
    ["a record, one copied here", added({ ...shown[0], ...more }), list(les, sraz), list(more, les, sraz)],
    ["a record removed, another here", removed, list(hrad, stany), list(stany)],
    ["the year of a record", draft, list(hrad, sraz, more), list(les, sraz, more)],
    ["a field removed", editHistory({ title: "Les" }, 0, list({ ...hrad, alt: "Stan" })), list(hrad), list(les)],
  ])("is kept: %s", (_, draft, latest, expected) => {
    expect(saveHistory(draft, latest).source).toBe(expected);
  });

  test.each<[what: string, draft: Draft, latest: string, conflict: string, saved: string]>([
    [
      "the same field",
      draft,
      list({ ...hrad, title: "Řeka", ...moved }, sraz, stany),
      "(2025, Hrad), „Název“: Někdo jiný to také změnil. Je tam: „Řeka“.",
      list({ ...les, ...moved }, sraz, stany),
    ],
    [
      "a list of texts",
      editHistory({ story: ["Pršelo."] }),
      list({ ...hrad, story: ["Mrzlo.", "Tálo."] }, sraz, stany),
      "(2025, Hrad), „Vzpomínka“: Někdo jiný to také změnil. Je tam: „Mrzlo.; Tálo.“.",
      list({ ...hrad, story: ["Pršelo."] }, sraz, stany),
    ],
    [
      "removed",
      lower,
      list(hrad, sraz),
      "(2016, Stany): Někdo jiný to odebral nebo přejmenoval.",
      list(hrad, sraz, louka),
    ],
    [
      "removed here",
      removed,
      list(les, sraz, stany),
      "(2025, Hrad): Někdo jiný to také změnil. Je tam: „Les“.",
      list(sraz, stany),
    ],
  ])("is not overwritten before the volunteer knows it: %s", (_, draft, latest, conflict, saved) => {
    const save = () => saveHistory(draft, latest).source;
    const text = refusal(save);
    expect(text).toMatch(/^Někdo jiný .*\n• .*\n.* uložte znovu\..*uložte\.$/);
    expect(text).toContain(`• záznam ${conflict}`);
    expect(save()).toBe(saved);
    // Another one was not told.
    expect(refusal(() => saveHistory(editHistory({ alt: "Les" }), list({ ...hrad, alt: "Moře" })))).toContain("Moře");
  });

  test("is checked together with the draft: two records need different pages", () => {
    expect(refusal(() => saveHistory(added(camp("2026", "Moře")), list(reka, hrad, sraz, stany)))).toMatch(
      /změny, které tu ještě nevidíte\. .*\n• 1\. záznam \(2026, Moře\).* Ten druhý je 2\. záznam \(2026, Řeka\)/,
    );
  });
});

test.each<[what: string, fields: Fields, question: string]>([
  ["a camp in a year that had none", { year: "2021" }, "„Byl to tábor“: Rok 2021 je mezi roky bez tábora."],
  ["an event that is said to be a camp", { title: "Sraz po letech" }, "„Byl to tábor“: Podle názvu to nebyl tábor."],
  ["a page at another URL", { year: "2023" }, "Stránka bude mít adresu /historie/2023/ místo /historie/2025/."],
  [
    "the picture of another record",
    { image: "./history/2016.jpg" },
    "1. záznam (2025, Hrad), „Fotka“: Tentýž soubor je i jinde: 3. záznam (2016, Stany), data/history/2016.jpg.",
  ],
  ["a link of Markdown", { title: "[Les](https://a.cz)" }, "Je tam: „[Les](https://a.cz)“."],
  ["HTML", { story: ["<b>Pršelo</b>"] }, "„Vzpomínka“, 1. položka: Web to ukáže tak, jak je to napsané"],
])("%s is saved if the volunteer says that it is right, and is not asked about again", (_, fields, question) => {
  const draft = editHistory(fields);
  expect(refusal(() => saveHistory(draft))).toMatch(
    /^Je to správně\?(\n• \d\. záznam .*)+\nJe-li to tak, uložte znovu\./,
  );
  expect(refusal(() => saveHistory(editHistory({ alt: "Les" })))).toBeUndefined();
  expect(refusal(() => saveHistory(draft))).toContain(question);
  const { source } = saveHistory(draft);
  expect(refusal(() => saveHistory(editHistory({ alt: "Moře" }, 2, source), source))).toBeUndefined();
});

const summer = { theme: "Moře", start: "2026-07-20T14:00:00+02:00", end: "2026-07-27" };
test.each<[what: string, dates: Fields, question: string]>([
  ["over", { ...summer, start: "2025-07-20T14:00:00+02:00", end: "2025-07-28" }, "„Poslední den“: Tábor skončil."],
  ["shorter than three days", { ...summer, end: "2026-07-21" }, "„Poslední den“: Tábor je kratší než tři dny."],
  ["beginning at night", { ...summer, start: "2026-07-20T22:00:00+02:00" }, "„Začátek“: Tábor začíná v noci, v 22:00."],
  ["beginning before the morning", { ...summer, start: "2026-07-20T05:59:00+02:00" }, "Tábor začíná v noci, v 05:59."],
  ["in winter", { ...summer, start: "2026-12-20T14:00:00+01:00", end: "2026-12-27" }, "„Začátek“: Tábor není v létě."],
])("a camp that is %s is asked about once", (_, dates, question) => {
  const save = (fields: Fields, latest?: string) =>
    saveFile("camp.json", edit("camp.json", readFile("camp.json", latest ?? textOf("camp.json")), fields), latest);
  expect(refusal(() => save(summer))).toBeUndefined();
  expect(refusal(() => save(dates))).toContain(question);
  const { source } = save(dates);
  expect(refusal(() => save({ status: "Plno!" }, source))).toBeUndefined();
});

test("what is pasted is repaired without a word, and does not hide what others have changed", () => {
  const pasted = editHistory({
    title: "Hvězd\u00ADná\npouť",
    story: ["První.\n\nDruhý."],
    link: "Tady: https://alba.example/2025?fbclid=a",
  });
  const { source } = saveHistory(pasted, history.replace("Sraz", "Sraz\u200B"));
  expect(JSON.parse(source)).toMatchObject([
    { title: "Hvězdná pouť", story: ["První.", "Druhý."], link: hrad.link },
    sraz,
    stany,
  ]);
});

test("a leader without a number gets the next one, also after what others have added meanwhile", () => {
  const shown = readFile("leaders.json", leaders);
  const added = { ...shown, leaders: [{ id: "", name: "Jiskra" }, ...(shown.leaders as Fields[])] };
  const latest = list({ id: "7", name: "Liška" }, ...JSON.parse(leaders));
  const { source } = saveFile("leaders.json", added, latest);
  expect(JSON.parse(source).map(({ id, name }: Fields) => `${name} ${id}`)).toEqual([
    "Jiskra 8",
    "Liška 7",
    "Sova 1",
    "Bobr 2",
  ]);
  // The first save reached GitHub, but the answer was lost. So the form saves the same draft again.
  expect(saveFile("leaders.json", added, source).source).toBe(source);
});

test.each<[DataFile, Fields, string]>([
  [
    "camp.json",
    { theme: "Hrad" },
    "Historie, 1. záznam (2025, Hrad), „Název“: Stejné téma má i letošní tábor. Je tam: „Hrad“.",
  ],
  ["site.json", { yearsWithoutCamp: ["2016"] }, "Historie, 3. záznam (2016, Stany), „Byl to tábor“: Rok 2016 je mezi"],
])("a change of %s to %j is asked about if it contradicts another file", (name, fields, question) => {
  const save = (latest: string) => saveFile(name, edit(name, readFile(name, latest), fields), latest);
  const before = withValue(withValue(textOf(name), "theme", "Les"), "start", "2024-07-20T14:00:00+02:00");
  const latest = name === "camp.json" ? withValue(before, "end", "2024-07-27") : textOf(name);
  expect(refusal(() => save(latest))).toContain(question);
  expect(refusal(() => save(latest))).toBeUndefined();
});

const contacts = withValue(textOf("contacts.json"), "leader.name", "Jana");
test.each<[DataFile, before: string, Fields, latest: string, question: RegExp]>([
  ["leaders.json", leaders, { disabled: true }, leaders.replace("Sova", "Liška"), /záznam \(Sova\): .*: „Liška“/],
  ["history.json", history, { alt: "Stan" }, history.replace("Hrad", "Řeka"), /záznam \(2025, Hrad\): .*: „Řeka“/],
  [
    "contacts.json",
    contacts,
    { leader: { ...JSON.parse(contacts).leader, email: "jana@a.example" } },
    contacts.replace("Jana", "Petr"),
    /„Hlavní vedoucí“: .*: „Petr“/,
  ],
])(
  "an old draft of %s is asked about if its record is somebody or something else now",
  (name, before, fields, latest, text) => {
    const draft = edit(name, readFile(name, before), fields);
    expect(refusal(() => saveFile(name, draft, latest))).toMatch(text);
    expect(refusal(() => saveFile(name, draft, latest))).toBeUndefined();
  },
);

test("two new leaders of one name both stay, after a question", () => {
  const added = { ...readFile("leaders.json", leaders), leaders: Array(2).fill({ id: "", name: "Jiskra" }) };
  const save = () => saveFile("leaders.json", added).source;
  expect(refusal(save)).toMatch(
    /1\. záznam \(Jiskra\), „Přezdívka“: .* i jinde: 2\. záznam \(Jiskra\)\. Je tam: „Jiskra“\./,
  );
  expect(JSON.parse(save())).toHaveLength(2);
});
