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
    expect(links.map((link) => [normalizeSpace(link.textContent), link.getAttribute("href"), link.target])).toEqual([
      ["← Zpět do Historie", `/historie/#${slug}`, ""],
      ["(zvětšit)", /(\S+) \d+w$/.exec(content.querySelector("source")?.srcset ?? "")?.[1], ""],
      ["Otevřít album fotek v nové kartě", `https://alba.tabor.example/${slug}`, "_blank"],
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

test("all years are at a glance: links to pages or empty frames, years without camp as text, the current one marked", () => {
  const strip = (slug: string) => within(main(slug)).getByRole("navigation", { name: "Všechny roky" });
  const years = [...strip("1987").querySelectorAll("ol ol li")];
  expect(years.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 39 }, (_, index) => `${1984 + index}`),
  );
  const target = (year: string) => (campYears.includes(year) ? yearPage(year) : `/historie/#${year}`);
  const without = years.filter((year) => !year.querySelector("a"));
  expect(without.map(({ textContent }) => textContent)).toEqual(["1987", "1989", "2021"]);
  for (const year of years.filter((year) => !without.includes(year)))
    expect(year.querySelector("a")).toHaveAttribute("href", target(String(year.textContent)));
  expect(within(strip("1987")).getByRole("link", { name: /^1988, bez\sfotky$/ })).toBeVisible();
  const current = (slug: string) => [...strip(slug).querySelectorAll("[aria-current=page]")];
  expect(current("1987").map(({ textContent }) => textContent)).toEqual(["1987"]);
  expect(current("2022-sraz")).toEqual([]);
});
