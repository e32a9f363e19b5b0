import { configure, within } from "@testing-library/dom";
import { builtPage, normalizeSpace } from "../support/built-page";
import { campYears, yearPage } from "../support/pages";

// These pages have fifty links each, and whether each of them is hidden takes long to find out.
configure({ defaultHidden: true });
const EMAIL = "hlavni.vedouci@stanovy-tabor-les.example";
const main = (slug: string) => within(builtPage(yearPage(slug)).body).getByRole("main");
/** The beginning of a text, and the end if the text is long. */
const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 20)}…${text.slice(-20)}` : text);

test.each([
  [
    "1987",
    "1987 | 1987: Hrad v mlze | Černobílý snímek dvou stanů v mlze. | V 6.30 nebylo vidět na 2 metry a v 7.00 ani na budíček. | Hrad se objevil až v poledne. Stál celou dobu 50 kroků od nás.",
  ],
  [
    "2019",
    "2019 | 2019: Výprava za pra…ěděli, že je už tady | Pět fialových stanů …é skoro nejde vidět. | Pondělí. A pramen pr…prve za hluboké tmy. | Úterý. Zrána druhý o…ohně slíbil vedoucí. | Středa. No pramen pr…prve za hluboké tmy. | Čtvrtek. Tak druhý o…ohně slíbil vedoucí. | Pátek. Tak pramen pr…prve za hluboké tmy. | Sobota. Ráno druhý o…ohně slíbil vedoucí.",
  ],
  ["2013", "2013 | Obrázek z tábora 2013 | Nikdo si nepamatuje, jak se ten rok jmenoval."],
  ["2020", "2020 | 2020: … | Obrázek z tábora 2020"],
  ["2022-sraz", "2022 | 2022: Sraz u řeky | Obrázek z akce Sraz u řeky, rok 2022"],
  [
    "pochod-za-sluncem",
    "Neznámý rok | Neznámý rok: Pochod za sluncem | Obrázek z tábora Pochod za sluncem | Víme, kdo tam byl, ale ne kdy.",
  ],
  ["nezname", "Neznámý rok | Neznámý rok: Neznámé | Obrázek z akce Neznámé"],
])(
  "the page of %s has year, heading, picture, story, album and the way back; it asks for memories, or for the year",
  (slug, texts) => {
    const content = main(slug).cloneNode(true) as HTMLElement;
    for (const navigation of content.querySelectorAll("nav")) navigation.remove();
    const parts = [...content.querySelectorAll("h1, p:not(:has(a)), img")];
    const shown = parts.map((part) => normalizeSpace(part.getAttribute("alt") ?? part.textContent));
    expect(shown.map(shorten).join(" | ")).toBe(texts);
    const isUnknown = texts.startsWith("Neznámý rok");
    const subject = isUnknown ? `Poznávám rok: ${shown[1]?.split(": ")[1]}` : `Vzpomínka: ${slug}`;
    const question = "Byli jste tam? Pošlete vzpomínku nebo fotku:";
    expect(normalizeSpace(content.querySelector("strong")?.textContent)).toBe(
      isUnknown ? `Poznáte, který rok to byl? ${question}` : question,
    );
    const links = [...content.querySelectorAll("a")];
    expect(links.map((link) => [normalizeSpace(link.textContent), link.getAttribute("href"), link.rel])).toEqual([
      ["← Zpět do Historie", `/historie/#${slug}`, ""],
      ["(zvětšit)", /(\S+) \d+w$/.exec(content.querySelector("source")?.srcset ?? "")?.[1], ""],
      ["Otevřít album fotek v nové kartě", `https://alba.tabor.example/${slug}`, "noopener noreferrer"],
      [EMAIL, `mailto:${EMAIL}?subject=${encodeURIComponent(subject)}`, ""],
      ["Vadí vám tu některá fotka?", "/kontakty/#odstraneni-fotky", ""],
    ]);
  },
);

test.each([
  ["1984", ["Novější 1986"]],
  ["2020", ["Starší 2019", "Novější 2022"]],
  ["2022", ["Starší 2020"]],
  ["2022-sraz", ["Starší 2010-sraz"]],
  ["pochod-za-sluncem", []],
  ["nezname", []],
])("the page of %s leads to its neighbours in its list, if years are known: %j", (slug, neighbours) => {
  const links = [...main(slug).querySelectorAll("nav[aria-label='Sousední roky'] a")];
  const shown = links.map((link) => `${/Starší|Novější/.exec(link.textContent ?? "")} ${link.getAttribute("href")}`);
  expect(shown).toEqual(neighbours.map((text) => text.replace(/(\S+)$/, "/historie/$1/")));
  for (const link of links) expect(link.querySelector("img")).toHaveAttribute("alt", "");
});

test("Úvod and all years end with the same tents, links to pages or empty frames; the current one is marked", () => {
  const tents = (path: string) => {
    const name = /^39\slet pod stany\. Který je váš\?$/;
    const landmark = within(builtPage(path).body).getByRole(path === "/" ? "region" : "navigation", { name });
    const shown = [...landmark.querySelectorAll("li > *")].map((tent) => {
      const [current, to] = ["aria-current", "href"].map((name) => tent.getAttribute(name));
      return `${normalizeSpace(tent.ariaLabel ?? tent.textContent)}: ${to ?? current}`;
    });
    return { shown, legend: normalizeSpace(landmark.lastElementChild?.textContent) };
  };
  // In 1989 and 2021 there was no camp.
  const years = Array.from({ length: 39 }, (_, index) => `${1984 + index}`).filter((year) => !/1989|2021/.test(year));
  const shown = years.map((year) =>
    campYears.includes(year) ? `${year}: ${yearPage(year)}` : `${year}, chybí nám: /historie/#${year}`,
  );
  const legend = "Tmavý stan: rok nám chybí. Tábor se nekonal: 1989, 2021.";
  expect(tents("/")).toEqual({ shown, legend });
  expect(tents(yearPage("2022-sraz"))).toEqual({ shown, legend });
  const marked = shown.map((tent) => (tent.startsWith("1987") ? "1987: page" : tent));
  expect(tents(yearPage("1987"))).toEqual({ shown: marked, legend });
});
