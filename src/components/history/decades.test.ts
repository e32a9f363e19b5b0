import { groupByDecade, summarizeCamps, summarizeEvents } from "./decades";

test("camps keep their order; missing years are in their places and change no heading", () => {
  const camps = ["2003", "2001", "2001", "1976", "…", "…"].map((year, index) => ({ year, index }));
  const missing = [1979, 1985, 1999, 2000, 2002];
  const decades = groupByDecade(camps, missing);
  expect(decades.flatMap(({ places }) => places.flatMap(({ camp }) => camp ?? []))).toEqual(camps);
  expect(decades.map(({ places }) => places.map(({ year, camp }) => (camp ? year : `(${year})`)))).toEqual([
    ["2003", "(2002)", "2001", "2001", "(2000)"],
    ["(1999)"],
    ["(1985)"],
    ["(1979)", "1976"],
    ["…", "…"],
  ]);
  expect(decades).toMatchObject([
    { id: "leta-2000", heading: "Léta 2001–2003", summary: "3\u00A0tábory, 2\u00A0roky nám chybí" },
    { id: "leta-1990", heading: "Devadesátá léta", summary: "0\u00A0táborů, 1\u00A0rok nám chybí" },
    { id: "leta-1980", heading: "Osmdesátá léta" },
    { id: "leta-1970", heading: "Sedmdesátá léta", summary: "1\u00A0tábor, 1976, 1\u00A0rok nám chybí" },
    { id: "neznamy-rok" },
  ]);
  expect(groupByDecade([], [])).toEqual([]);
  expect(groupByDecade([{ year: "2021" }, { year: "2001" }], [2010, 2012])[1]).toMatchObject({
    label: "2010–2012",
    summary: "0\u00A0táborů, 2\u00A0roky nám chybí",
  });
});

test.each([
  [["1976", "1976"], "Sedmdesátá léta", "70.\u00A0léta", "2\u00A0tábory, 1976"],
  [["2009", "2004", "2000"], "Léta 2000–2009", "2000–2009", "3\u00A0tábory"],
  [["2021", "2021"], "Rok 2021", "2021", "2\u00A0tábory"],
  [["…", "…"], "Neznámý rok", "Neznámý rok", "2\u00A0tábory"],
])("camps of the years %j come under „%s“, „%s“ in links, „%s“", (years, heading, label, summary) => {
  const camps = years.map((year) => ({ year }));
  expect(groupByDecade(camps, [])).toMatchObject([{ heading, label, name: `${label}, tábory`, summary }]);
});

test.each([
  [[], "Zatím tu nic není.", "Zatím tu nic není."],
  [["2025"], "1\u00A0tábor, 2025", "1\u00A0akce, 2025"],
  [["2025", "2022", "1976", "…"], "4\u00A0tábory, 1976–2025", "4\u00A0akce, 1976–2025"],
  [["2025", "2024", "2023", "2022", "2021"], "5\u00A0táborů, 2021–2025", "5\u00A0akcí, 2021–2025"],
  [["…"], "1\u00A0tábor", "1\u00A0akce"],
])("camps of the years %j are summarized as „%s“, other events as „%s“", (years, camps, events) => {
  const entries = years.map((year) => ({ year }));
  expect(summarizeCamps(entries)).toBe(camps);
  expect(summarizeEvents(entries)).toBe(events);
});
