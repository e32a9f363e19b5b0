import { statSync } from "node:fs";
import { within } from "@testing-library/dom";
import { parseSiteUrl } from "../../src/build/site-url";
import { splitCampsAndOthers } from "../../src/lib/history-order";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { scripts, sentBytes } from "../support/built-bytes";
import { builtPage, metaContent, type PageName, servedFile, yearPages } from "../support/built-page";
import { data } from "../support/data";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);
const history = data("history.json");
const { camps, others } = splitCampsAndOthers(history);
const main = (page: PageName) => within(builtPage(page).body).getByRole("main");
const pathOf = (entry: (typeof history)[number]) => `/historie/${entrySlug(entry)}/`;
const jsonLd = (page: PageName) =>
  JSON.parse(builtPage(page).querySelector("script[type='application/ld+json']")?.textContent ?? "{}")["@graph"];

const cases = history.map((entry, index) => ({ entry, page: yearPages[index] as PageName }));

describe.each(cases)("the page $page", ({ entry, page }) => {
  const { title, year, alt, story = [], link } = entry;
  const shownTitle = title === undefined ? "…" : typeset(title.trim()) || year;

  test("has year, title, picture and story in this order", () => {
    const parts = [...main(page).querySelectorAll("h1, p:not(nav p, :has(a)), img:not(nav img)")];
    expect(parts.map((part) => part.getAttribute("alt") ?? part.textContent)).toEqual([
      ...(shownTitle === year ? [] : [year === "…" ? "Neznámý rok" : year]),
      shownTitle,
      alt ? typeset(alt) : expect.stringMatching(/^Obrázek z\u00A0(tábora|akce)/),
      ...story.map(typeset),
    ]);
    expect(within(main(page)).getByRole("heading", { level: 1 }).textContent).toBe(shownTitle);
  });

  test("leads to its album in a new tab, and back to its card", () => {
    const album = within(main(page)).getByRole("link", { name: /^Otevřít album fotek/ });
    expect([album.getAttribute("href"), album.getAttribute("target")]).toEqual([link, "_blank"]);
    const back = within(main(page)).getByRole("link", { name: /^Zpět do.Historie$/ });
    expect(back).toHaveAttribute("href", `/historie/#${entrySlug(entry)}`);
  });

  test("asks for the year by e-mail if nobody knows it", () => {
    const question = within(main(page)).queryByText("Poznáte rok?");
    expect(question !== null).toBe(year === "…");
    if (year !== "…") return;
    const email = question?.parentElement?.querySelector("a")?.getAttribute("href");
    expect(email).toContain(`mailto:${data("contacts.json").leader.email}?subject=Pozn`);
  });

  test("leads to the older and the newer entry of its list, if years are known", () => {
    const list = (entry.isCamp ? camps : others).filter(({ year }) => year !== "…");
    const index = list.indexOf(entry);
    const neighbours = year === "…" ? [] : [list[index + 1], list[index - 1]];
    const links = [...main(page).querySelectorAll("nav a")];
    expect(
      links.map((link) => [link.getAttribute("href"), /^(Starší|Novější)/.exec(link.textContent ?? "")?.[0]]),
    ).toEqual(
      neighbours.flatMap((neighbour, place) => (neighbour ? [[pathOf(neighbour), place ? "Novější" : "Starší"]] : [])),
    );
    for (const link of links) expect(link.querySelector("img")).toHaveAttribute("alt", "");
  });

  test("has a link preview with its own picture of less than 200 kB, and its place in the site as typed", () => {
    const image = metaContent(page, "og:image") ?? "";
    expect(image).not.toBe(metaContent("historie", "og:image"));
    expect(statSync(servedFile(image.replace(siteUrl, "/"))).size).toBeLessThan(200_000);
    expect(metaContent(page, "og:image:alt")).toEqual(alt ? typeset(alt) : expect.stringMatching(/^Obrázek/));
    const [{ itemListElement: steps }] = jsonLd(page);
    expect(steps.map(({ item }: { item: string }) => item.replace(siteUrl, "/"))).toEqual([
      "/",
      "/historie/",
      pathOf(entry),
    ]);
    if (title?.trim()) expect(steps[2].name).toContain(title.trim());
  });
});

test("titles of pages distinguish them, unless the content does not", () => {
  const names = new Set(history.map(({ title, year }) => `${title}, ${year}`));
  const titles = new Set(yearPages.map((page) => builtPage(page).title));
  expect(titles.size).toBeGreaterThanOrEqual(names.size);
});

test("a year page runs no more scripts than Historie", () => {
  const bytes = (page: PageName) => scripts(page).reduce((sum, script) => sum + sentBytes(script), 0);
  expect(bytes(yearPages[0] as PageName)).toBeLessThanOrEqual(bytes("historie"));
});
