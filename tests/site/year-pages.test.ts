import { statSync } from "node:fs";
import { within } from "@testing-library/dom";
import { parseSiteUrl } from "../../src/build/site-url";
import { splitCampsAndOthers } from "../../src/lib/history-order";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { builtPage, metaContent, servedFile } from "../support/built-page";
import { data } from "../support/data";

const { siteUrl } = parseSiteUrl(process.env.SITE_URL);
const history = data("history.json");
const { camps, others } = splitCampsAndOthers(history);
const pathOf = (entry: (typeof history)[number]) => `/historie/${entrySlug(entry)}/`;

describe.each(history.map((entry) => ({ entry, path: pathOf(entry) })))("the page $path", ({ entry, path }) => {
  const { title, year, alt, story = [], link } = entry;
  const shownTitle = title === undefined ? "…" : typeset(title.trim()) || year;
  const main = () => within(builtPage(path).body).getByRole("main");

  test("has year, title, picture, story, album and the way back; it asks for the year if nobody knows it", () => {
    const parts = [...main().querySelectorAll("h1, p:not(nav p, :has(a)), img:not(nav img)")];
    expect(parts.map((part) => part.getAttribute("alt") ?? part.textContent)).toEqual([
      ...(shownTitle === year ? [] : [year === "…" ? "Neznámý rok" : year]),
      shownTitle,
      alt ? typeset(alt) : expect.stringMatching(/^Obrázek z\u00A0(tábora|akce)/),
      ...story.map(typeset),
    ]);
    expect(within(main()).getByRole("heading", { level: 1 }).textContent).toBe(shownTitle);
    const album = within(main()).getByRole("link", { name: /^Otevřít album fotek/ });
    expect([album.getAttribute("href"), album.getAttribute("target")]).toEqual([link, "_blank"]);
    const back = within(main()).getByRole("link", { name: /^Zpět do.Historie$/ });
    expect(back).toHaveAttribute("href", `/historie/#${entrySlug(entry)}`);
    const question = within(main()).queryByText("Poznáte rok?")?.parentElement?.querySelector("a")?.href;
    const email = expect.stringContaining(`mailto:${data("contacts.json").leader.email}?subject=Pozn`);
    expect(question).toEqual(year === "…" ? email : undefined);
  });

  test("leads to the older and the newer entry of its list, if years are known", () => {
    const list = (entry.isCamp ? camps : others).filter(({ year }) => year !== "…");
    const index = list.indexOf(entry);
    const neighbours = year === "…" ? [] : [list[index + 1], list[index - 1]];
    const links = [...main().querySelectorAll("nav a")];
    expect(
      links.map((link) => [link.getAttribute("href"), /^(Starší|Novější)/.exec(link.textContent ?? "")?.[0]]),
    ).toEqual(
      neighbours.flatMap((neighbour, place) => (neighbour ? [[pathOf(neighbour), place ? "Novější" : "Starší"]] : [])),
    );
    for (const link of links) expect(link.querySelector("img")).toHaveAttribute("alt", "");
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
    if (title?.trim()) expect(steps[2].name).toContain(title.trim());
  });
});
