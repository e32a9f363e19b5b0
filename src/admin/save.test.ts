import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { type DataFile, dataFiles } from "../content/schemas";
import { recordsIn } from "./data-file";
import { forms } from "./forms";
import { Refusal } from "./refusal";
import { brokenFile, type Draft, prepareSave, readFile } from "./save";

type Fields = Record<string, unknown>;

const now = new Date("2026-03-01T12:00:00");

const texts: Partial<Record<DataFile, string>> = {
  "history.json": `[
  {
    "title": "Hrad",
    "year": "2025",
    "image": "./history/2025.jpg",
    "link": "https://alba.example/2025",
    "isCamp": true
  },
  {
    "title": "Sraz",
    "year": "2024",
    "image": "./history/2024-sraz.jpg",
    "link": "https://alba.example/2024-sraz"
  },
  {
    "title": "Stany",
    "year": "1976",
    "image": "./history/1976.jpg",
    "link": "https://alba.example/1976",
    "isCamp": true
  }
]
`,
  "leaders.json": `[
  { "id": "1", "name": "Sova" },
  { "id": "2", "name": "Bobr" }
]
`,
};
const textOf = (name: DataFile) => texts[name] ?? readFileSync(`data/${name}`, "utf8");
const history = textOf("history.json");

/** The draft of a file after fields were edited, in a list those of the record at `index`. */
function edit(name: DataFile, draft: Draft, fields: Fields, index = 0): Draft {
  const records = draft[recordsIn(name)] as Fields[] | undefined;
  return records
    ? { ...draft, [recordsIn(name)]: records.with(index, { ...records[index], ...fields }) }
    : { ...draft, ...fields };
}
const editHistory = (fields: Fields, index = 0, source = history) =>
  edit("history.json", readFile("history.json", source), fields, index);
const saveHistory = (draft: Draft, latest = history) => prepareSave("history.json", draft, latest, now);

/** What the form says when it refuses to save; undefined if it saves. */
function refusal(save: () => unknown): string | undefined {
  try {
    save();
  } catch (error) {
    if (error instanceof Refusal) return (error.cause as Error).message;
    throw error;
  }
}

test("a draft is saved with what was edited, and read again", () => {
  const saved = saveHistory(editHistory({ title: "Les" }));
  expect(saved).toEqual(readFile("history.json", history.replace("Hrad", "Les")));
});

test("a draft that nobody edited is the file", () => {
  for (const name of dataFiles) {
    const source = textOf(name);
    expect(prepareSave(name, readFile(name, source), source, now).source).toBe(source);
  }
});

test("a second save keeps what the first one wrote", () => {
  const first = saveHistory(editHistory({ title: "Les" }));
  const second = saveHistory(edit("history.json", first, { title: "Lesy" }), first.source);
  expect(second.source).toBe(history.replace("Hrad", "Lesy"));
});

describe("refuses in the words of the form", () => {
  const leader = { phone: "603 000 000", email: "vedouci" };

  test.each<[string, DataFile, Fields, string]>([
    [
      "a future year",
      "history.json",
      { year: "2028" },
      "1. záznam (2028, Hrad), „Rok“: Hodnota má být rok od 1976 do příštího roku. Je tam: 2028.",
    ],
    [
      "a year before the first camp",
      "history.json",
      { year: "1975" },
      "1. záznam (1975, Hrad), „Rok“: Hodnota má být rok od 1976 do příštího roku. Je tam: 1975.",
    ],
    [
      "a text that is no year, with quotes",
      "history.json",
      { year: '"25"' },
      '1. záznam ("25", Hrad), „Rok“: Hodnota má být rok, například 1987, nebo …, když ho nikdo nezná (jeden znak, zkopírujte ho odsud). Je tam: "25".',
    ],
    [
      "an empty paragraph",
      "history.json",
      { story: ["Pršelo.", ""] },
      "1. záznam (2025, Hrad), „Vzpomínka“, 2. položka: Hodnota nesmí být prázdná.",
    ],
    [
      "two pages of one URL",
      "history.json",
      { year: "1976" },
      "1. záznam (1976, Hrad), „Konec adresy stránky“: Dva záznamy by měly tutéž adresu stránky: /historie/1976/. Ten druhý je 3. záznam (1976, Stany). Je-li to táž akce, jeden záznam odeberte. Jinak zkontrolujte rok a „Byl to tábor“; je-li obojí správně, napište sem třeba 1976-2.",
    ],
    [
      "two leaders of one number",
      "leaders.json",
      { id: "2" },
      "2. záznam (Bobr), „Číslo“: Hodnota nesmí být stejná jako u jiného záznamu (1.); změňte ji v tom z obou, který je nový. Je tam: 2.",
    ],
    [
      "a camp that ends before it starts",
      "camp.json",
      { start: "2026-07-20T14:00:00+02:00", end: "2026-07-19" },
      "„Poslední den“: Hodnota nesmí být datum před začátkem tábora. Je tam: 2026-07-19.",
    ],
    [
      "ages the wrong way round",
      "site.json",
      { ages: { from: 15, to: 8 } },
      "„Věk dětí“, „Do kolika let“: Hodnota nesmí být menší než věk, od kterého tábor je. Je tam: 8.",
    ],
    [
      "a number left empty",
      "site.json",
      { copyrightFrom: null },
      "„První rok v patičce“: Hodnota má být rok jako číslo.",
    ],
    [
      "several values at once",
      "contacts.json",
      { leader },
      "„Hlavní vedoucí“, „Telefon“: Hodnota má být telefon s předvolbou, začíná znakem +, například +420 000 000 001. Je tam: 603 000 000.\n• „Hlavní vedoucí“, „E-mail“: Hodnota má být e-mail bez mezer, například vedouci@tabor.example. Je tam: vedouci.",
    ],
  ])("%s", (_, name, fields, expected) => {
    const source = textOf(name);
    const draft = edit(name, readFile(name, source), fields);
    expect(refusal(() => prepareSave(name, draft, source, now))).toBe(
      `Nic se zatím neuložilo. Opravte prosím:\n• ${expected}`,
    );
  });

  const fields = dataFiles.flatMap((name) =>
    Object.entries(forms[name].fields).map(([path, { label }]) => [name, path, label] as const),
  );

  test.each(fields)("whatever %s has in %s: „%s“ is named, and no sign of JSON", (name, path, label) => {
    const place = [...(forms[name].list ? [0] : []), ...path.split(".")];
    const wrong = [null, 0.5, true, "\n", "x".repeat(2000), {}, ["", 7], Array(9).fill("x")];
    const refusals = wrong.flatMap((value) => {
      const source = applyEdits(textOf(name), modify(textOf(name), place, value, {}));
      return refusal(() => prepareSave(name, readFile(name, source), source, now)) ?? [];
    });
    expect(refusals.length).toBeGreaterThan(3);
    for (const text of refusals) {
      expect(text).toContain(`„${label}“`);
      expect(text.replaceAll(/Je tam: .*/g, "")).not.toMatch(/uvozov|závork|čárk[auo]|true|false|["[\]{}]|„[a-z]+“/);
      expect(text).not.toContain("Je tam: .");
    }
  });

  test.each<[string, DataFile, string, string]>([
    [
      "in a record",
      "history.json",
      history.replace('"title": "Sraz"', '"titel": "Sraz"'),
      "2. záznam (2024): Neznámé pole „titel“.",
    ],
    [
      "in a field",
      "site.json",
      textOf("site.json").replace('"from": ', '"od": 7, "from": '),
      "„Věk dětí“: Neznámé pole „od“.",
    ],
  ])("what the form does not have, %s, is somebody else's to fix", (_, name, source, expected) => {
    expect(refusal(() => prepareSave(name, readFile(name, source), source, now))).toBe(
      `Nic se zatím neuložilo. Opravte prosím:\n• ${expected} Formulář to opravit neumí; upravte soubor data/${name} ručně.`,
    );
  });
});

const broken = history.replace('"year": "2024",', '"year": "2024"');
const whatIsBroken =
  'Soubor data/history.json má chybu v zápisu. Řádek 11, sloupec 19: Chybí čárka. Je tam: "year": "2024". Dokud to někdo neopraví přímo v souboru, formulář do něj nic neuloží.';

test("a file that cannot be read is reported with its line, and nothing is written into it", () => {
  expect(brokenFile("history.json", history)).toBeUndefined();
  expect(brokenFile("history.json", broken)).toBe(whatIsBroken);
  expect(refusal(() => saveHistory(readFile("history.json", broken), broken))).toBe(whatIsBroken);
  expect(refusal(() => saveHistory(editHistory({ title: "Les" }), broken))).toBe(whatIsBroken);
});

test.each<[DataFile, string | undefined, string]>([
  ["camp.json", undefined, "Soubor data/camp.json chybí."],
  ["camp.json", '{ "theme": "P\uFFFDohoda" }', "Soubor data/camp.json není v kódování UTF-8."],
  ["camp.json", "[]", "Soubor data/camp.json má být záznam ve složených závorkách."],
  ["leaders.json", '{ "1": "Sova" }', "Soubor data/leaders.json má být seznam v hranatých závorkách."],
])("nothing is written into %s if it is %j", (name, source, problem) => {
  const draft = { ...readFile(name, source ?? ""), source } as Draft;
  expect(refusal(() => prepareSave(name, draft, source ?? "", now))).toBe(
    `${problem} Dokud to někdo neopraví přímo v souboru, formulář do něj nic neuloží.`,
  );
});

describe("what somebody else changed meanwhile", () => {
  const conflict = expect.stringMatching(
    /^Na stejném místě mezitím něco změnil někdo jiný. Nic se neuložilo a nic se neztratilo/,
  );

  test.each<[string, Draft, string, string]>([
    [
      "another record",
      editHistory({ title: "Les" }),
      history.replace("Stany", "Louka"),
      history.replace("Hrad", "Les").replace("Stany", "Louka"),
    ],
    [
      "another field of the record",
      editHistory({ title: "Les" }),
      history.replace("alba.example/2025", "alba.example/hrad"),
      history.replace("Hrad", "Les").replace("alba.example/2025", "alba.example/hrad"),
    ],
    ["the same", editHistory({ title: "Les" }), history.replace("Hrad", "Les"), history.replace("Hrad", "Les")],
    [
      "records above, so that others have moved down",
      editHistory({ title: "Louka" }, 2),
      history.replace(
        "[\n",
        '[\n  { "year": "2026", "image": "./history/2026.jpg", "link": "https://a.example", "isCamp": true },\n',
      ),
      history
        .replace(
          "[\n",
          '[\n  { "year": "2026", "image": "./history/2026.jpg", "link": "https://a.example", "isCamp": true },\n',
        )
        .replace("Stany", "Louka"),
    ],
  ])("is kept: %s", (_, draft, latest, expected) => {
    expect(saveHistory(draft, latest).source).toBe(expected);
  });

  test.each<[string, Draft, string]>([
    ["the same line", editHistory({ title: "Les" }), history.replace("Hrad", "Louka")],
    [
      "the same field, elsewhere in the record",
      editHistory({ alt: "Stromy" }),
      history.replace('"isCamp": true', '"isCamp": true,\n    "alt": "Nádvoří"'),
    ],
  ])("is not overwritten: %s", (_, draft, latest) => {
    expect(refusal(() => saveHistory(draft, latest))).toEqual(conflict);
  });

  test("is checked together with the draft", () => {
    const latest = history.replace('"year": "2024"', '"year": "2023"');
    const draft = editHistory({ year: "2023", isCamp: false }, 2);
    expect(refusal(() => saveHistory(draft, latest))).toContain(
      "Dva záznamy by měly tutéž adresu stránky: /historie/2023-sraz/.",
    );
  });
});
