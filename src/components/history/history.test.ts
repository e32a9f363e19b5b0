import { groupByDecade, historyView, listSummary } from "./history";

const entry = (title: string | null, year: string, isCamp = true) => ({ title, year, isCamp });
const titles = (entries: { title: string | null }[]) => entries.map(({ title }) => title);

test("decades keep the order of the list; unknown years come together", () => {
  const list = [entry("E", "2025"), entry("D", "2020"), entry("C", "2009"), entry("B", "1976"), entry("A", "…")];
  expect(groupByDecade(list).map(({ id, entries }) => ({ id, titles: titles(entries) }))).toEqual([
    { id: "leta-2020", titles: ["E", "D"] },
    { id: "leta-2000", titles: ["C"] },
    { id: "leta-1970", titles: ["B"] },
    { id: "neznamy-rok", titles: ["A"] },
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
  expect(groupByDecade(years.map((year) => entry("A", year)))).toMatchObject([{ heading, label, summary }]);
});

test.each([
  [[], "Zatím tu nic není."],
  [["2025"], "1\u00A0tábor, 2025"],
  [["2025", "2022", "1976", "…"], "4\u00A0tábory, 1976–2025"],
  [["2025", "2024", "2023", "2022", "2021"], "5\u00A0táborů, 2021–2025"],
  [["…"], "1\u00A0tábor"],
  [["2024", "1996", "2010"], "3\u00A0tábory, 1996–2024"],
])("a list of the years %j is summarized as %j", (years, expected) => {
  const entries = years.map((year) => entry("A", year));
  expect(listSummary(entries, "tábor", "tábory", "táborů")).toBe(expected);
});

test("the view has headings and links ready to render", () => {
  const { sections, stops } = historyView([entry("Les", "1987"), entry("Sraz", "1987", false), entry("Hrad", "1993")]);
  const outline = (section: (typeof sections)[number]): unknown[] => [
    `h${section.headingLevel} ${section.heading} #${section.id}`,
    ...section.cards.map((card) => `h${card.headingLevel} ${card.entry.title}`),
    ...section.subsections.flatMap(outline),
  ];
  expect(sections.flatMap(outline)).toEqual([
    "h2 Tábory #tabory",
    "h3 Devadesátá léta #leta-1990",
    "h4 Hrad",
    "h3 Osmdesátá léta #leta-1980",
    "h4 Les",
    "h2 Další #dalsi",
    "h3 Sraz",
  ]);
  expect(stops.map(({ label, name }) => [label, name])).toEqual([
    ["90.\u00A0léta", "90.\u00A0léta, tábory"],
    ["80.\u00A0léta", "80.\u00A0léta, tábory"],
    ["Další", "Další"],
  ]);
  const cards = sections.flatMap(({ cards, subsections }) => [...subsections.flatMap(({ cards }) => cards), ...cards]);
  expect(cards.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
});

test.each([
  [200, false],
  [201, true],
])("with %i entries it is %s that off-screen cards are not rendered", (count, expected) => {
  const list = Array.from({ length: count }, (_, index) => entry("Les", "1987", index > 0));
  const [camps, others] = historyView(list).sections.map(({ cards, subsections }) =>
    [...cards, ...subsections.flatMap(({ cards }) => cards)].map(({ isOfMany }) => isOfMany),
  );
  expect(camps).toEqual(Array(count - 1).fill(expected));
  expect(others).toEqual([expected]);
});
