import { groupByDecade, summarizeCamps, summarizeEvents } from "./decades";

test("decades keep the order of the list; unknown years come together", () => {
  const camps = ["2025", "2020", "2009", "1976", "…"].map((year) => ({ year }));
  const [e, d, c, b, a] = camps;
  expect(groupByDecade(camps)).toMatchObject([
    { id: "leta-2020", camps: [e, d] },
    { id: "leta-2000", camps: [c] },
    { id: "leta-1970", camps: [b] },
    { id: "neznamy-rok", camps: [a] },
  ]);
  expect(groupByDecade([])).toEqual([]);
});

test.each([
  [["1999", "1991"], "Devadesátá léta", "90.\u00A0léta", "2\u00A0tábory, 1991–1999"],
  [["1980"], "Osmdesátá léta", "80.\u00A0léta", "1\u00A0tábor, 1980"],
  [["1976", "1976"], "Sedmdesátá léta", "70.\u00A0léta", "2\u00A0tábory, 1976"],
  [["2009", "2004", "2000"], "Léta 2000–2009", "2000–2009", "3\u00A0tábory"],
  [["2012", "2010", "2019"], "Léta 2010–2019", "2010–2019", "3\u00A0tábory"],
  [["2022", "2021"], "Léta 2021–2022", "2021–2022", "2\u00A0tábory"],
  [["2021"], "Rok 2021", "2021", "1\u00A0tábor"],
  [["2021", "2021"], "Rok 2021", "2021", "2\u00A0tábory"],
  [["…", "…"], "Neznámý rok", "Bez\u00A0roku", "2\u00A0tábory"],
])("camps of the years %j come under „%s“, „%s“ in links, „%s“", (years, heading, label, summary) => {
  const name = `${label}, tábory`;
  expect(groupByDecade(years.map((year) => ({ year })))).toMatchObject([{ heading, label, name, summary }]);
});

test.each([
  [[], "Zatím tu nic není.", "Zatím tu nic není."],
  [["2025"], "1\u00A0tábor, 2025", "1\u00A0akce, 2025"],
  [["2025", "2022", "1976", "…"], "4\u00A0tábory, 1976–2025", "4\u00A0akce, 1976–2025"],
  [["2025", "2024", "2023", "2022", "2021"], "5\u00A0táborů, 2021–2025", "5\u00A0akcí, 2021–2025"],
  [["…"], "1\u00A0tábor", "1\u00A0akce"],
  [["2024", "1996", "2010"], "3\u00A0tábory, 1996–2024", "3\u00A0akce, 1996–2024"],
])("camps of the years %j are summarized as „%s“, other events as „%s“", (years, camps, events) => {
  const entries = years.map((year) => ({ year }));
  expect(summarizeCamps(entries)).toBe(camps);
  expect(summarizeEvents(entries)).toBe(events);
});
