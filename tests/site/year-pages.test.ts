import { statSync } from "node:fs";
import { configure, within } from "@testing-library/dom";
import { parseSiteUrl } from "../../src/build/site-url";
import { splitCampsAndOthers } from "../../src/lib/history-order";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { builtPage, metaContent, servedFile } from "../support/built-page";
import { data } from "../support/data";
import { missingYears } from "../support/decades";

// These pages have fifty links each, and whether each of them is hidden takes long to find out.
configure({ defaultHidden: true });
const { siteUrl } = parseSiteUrl(process.env.SITE_URL);
const history = data("history.json");
const { camps, others } = splitCampsAndOthers(history);
const pathOf = (entry: (typeof history)[number]) => `/historie/${entrySlug(entry)}/`;

describe.each(history.map((entry) => ({ entry, path: pathOf(entry) })))("the page $path", ({ entry, path }) => {
  const { title, year, alt, story = [], link } = entry;
  const shownTitle = title === undefined ? "…" : typeset(title.trim()) || year;
  const main = () => within(builtPage(path).body).getByRole("main");

  test("has year, title, picture, story, album and the way back; it asks for memories, and for the year if nobody knows it", () => {
    const shownYear = year === "…" ? "Neznámý rok" : year;
    const heading = shownTitle === year ? year : `${shownYear}: ${shownTitle}`;
    const content = main().cloneNode(true) as HTMLElement;
    for (const navigation of content.querySelectorAll("nav")) navigation.remove();
    const parts = [...content.querySelectorAll("h1, p:not(:has(a)), img")];
    expect(parts.map((part) => part.getAttribute("alt") ?? part.textContent)).toEqual([
      ...(shownTitle === year ? [] : [shownYear]),
      heading,
      alt ? typeset(alt) : expect.stringMatching(/^Obrázek z\u00A0(tábora|akce)/),
      ...story.map(typeset),
    ]);
    expect(within(content).getByRole("heading", { level: 1 }).textContent).toBe(heading);
    const photo = within(content).getByRole("link", { name: / \(zvětšit\)$/ });
    expect(photo.querySelector("source")?.srcset).toMatch(new RegExp(`${photo.getAttribute("href")} \\d+w$`));
    expect([photo.getAttribute("type"), photo.hasAttribute("target")]).toEqual(["image/webp", false]);
    const album = within(content).getByRole("link", { name: /^Otevřít album fotek/ });
    expect([album.getAttribute("href"), album.getAttribute("target")]).toEqual([link, "_blank"]);
    const back = within(content).getByRole("link", { name: /^Zpět do.Historie$/ });
    expect(back).toHaveAttribute("href", `/historie/#${entrySlug(entry)}`);
    const question = within(content).getByText(/Byli jste tam\? Pošlete vzpomínku nebo.fotku:$/);
    expect(question.textContent?.startsWith("Poznáte, který rok to byl?")).toBe(year === "…");
    const subject = encodeURIComponent(year === "…" ? "Poznávám rok: " : "Vzpomínka: ");
    const email = `mailto:${data("contacts.json").leader.email}?subject=${subject}`;
    expect(question.parentElement?.querySelector("a")?.href.startsWith(email)).toBe(true);
  });

  test("leads to the older and the newer entry of its list, if years are known", () => {
    const list = (entry.isCamp ? camps : others).filter(({ year }) => year !== "…");
    const index = list.indexOf(entry);
    const neighbours = year === "…" ? [] : [list[index + 1], list[index - 1]];
    const navigation = within(main()).queryByRole("navigation", { name: "Sousední roky" });
    const links = [...(navigation?.querySelectorAll("a") ?? [])];
    expect(
      links.map((link) => [link.getAttribute("href"), /Starší|Novější/.exec(link.textContent ?? "")?.[0]]),
    ).toEqual(
      neighbours.flatMap((neighbour, place) => (neighbour ? [[pathOf(neighbour), place ? "Novější" : "Starší"]] : [])),
    );
    for (const link of links) expect(link.querySelector("img")).toHaveAttribute("alt", "");
  });

  test("shows all years at a glance: links to the others, missing ones without, the current one marked", () => {
    const strip = within(within(main()).getByRole("navigation", { name: "Všechny roky" }));
    const known = camps.filter(({ year }) => year !== "…");
    const items = strip.getAllByRole("listitem", { hidden: true }).filter(({ children }) => children.length === 1);
    expect(items.map(({ textContent }) => textContent)).toEqual(
      [...known.map(({ year }) => year), ...missingYears.map(String)].sort(),
    );
    const links = items.flatMap((item) => item.querySelector("a")?.getAttribute("href") ?? []);
    expect(links.sort()).toEqual(
      known
        .filter((camp) => camp !== entry)
        .map(pathOf)
        .sort(),
    );
    const current = items.filter((item) => item.querySelector("[aria-current=page]"));
    expect(current.map(({ textContent }) => textContent)).toEqual(known.includes(entry) ? [year] : []);
  });

  test("has a link preview with its own picture of less than 200 kB, and its place in the site as typed", () => {
    const image = metaContent(path, "og:image") ?? "";
    expect(image).not.toBe(metaContent("/historie/", "og:image"));
    expect(statSync(servedFile(image.replace(siteUrl, "/"))).size).toBeLessThan(200_000);
    expect(metaContent(path, "og:image:alt")).toEqual(alt ? typeset(alt) : expect.stringMatching(/^Obrázek/));
    const jsonLd = builtPage(path).querySelector("script[type='application/ld+json']")?.textContent;
    const [{ itemListElement: steps }] = JSON.parse(jsonLd ?? "{}")["@graph"];
    const places = steps.map(({ item }: { item: string }) => item.replace(siteUrl, "/"));
    expect(places).toEqual(["/", "/historie/", path]);
    expect(steps).toMatchObject([{ position: 1, name: "Úvod" }, { position: 2, name: "Historie" }, { position: 3 }]);
    if (title?.trim()) expect(steps[2].name).toContain(title.trim());
  });
});
