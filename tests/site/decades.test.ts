import { within } from "@testing-library/dom";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { builtPage } from "../support/built-page";
import { camps, decades, history } from "../support/decades";

const others = history.filter(({ isCamp }) => !isCamp);
const nouns = ["tábor", "tábory", "táborů"];

const main = () => within(builtPage("historie").body).getByRole("main");

test("the camps come first, by decades, then the other events", () => {
  const headings = [...main().querySelectorAll("section > div > :is(h2, h3)")];
  expect(headings.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ["h2", "Tábory"],
    ...decades.map(({ heading }) => ["h3", heading]),
    ["h2", "Další"],
  ]);
});

describe.each([
  { heading: "Tábory", entries: camps, nouns },
  ...decades.map((decade) => ({ ...decade, nouns })),
  { heading: "Další", entries: others, nouns: ["akce", "akce", "akcí"] },
])("$heading", ({ heading, entries, nouns }) => {
  const section = () => within(main()).getByRole("region", { name: heading });

  test("has a card for each of its entries, newest first, unknown years last", () => {
    const shown = [...section().querySelectorAll("li")].map((card) => {
      const link = card.querySelector<HTMLAnchorElement>("h3 a, h4 a");
      return {
        title: link?.firstChild?.textContent,
        year: card.querySelector('a[href^="/historie/"]')?.textContent,
        album: [link?.getAttribute("href"), link?.target],
        alt: card.querySelector("img")?.alt,
      };
    });
    expect(shown).toEqual(
      entries.map(({ title, year, link, alt }) => ({
        title: title === undefined ? "…" : typeset(title.trim()) || year,
        year,
        album: [link, "_blank"],
        alt: alt ? typeset(alt) : expect.stringMatching(/\p{L}/u),
      })),
    );
  });

  test("says how many there are, and of which years if its heading does not", () => {
    const known = entries
      .map(({ year }) => year)
      .filter((year) => year !== "…")
      .sort();
    const count = `${entries.length}\u00A0${nouns[entries.length === 1 ? 0 : entries.length < 5 ? 1 : 2]}`;
    const span = /\d/.test(heading) ? "" : [...new Set([known[0], known.at(-1)])].join("–");
    const summary = [count, span].filter(Boolean).join(", ");
    expect(section().querySelector("p")?.textContent).toBe(entries.length > 0 ? summary : "Zatím tu nic není.");
  });
});

test("each entry has its own picture", () => {
  const pictures = [...main().querySelectorAll("li picture img")].map((image) => image.getAttribute("src"));
  expect(new Set(pictures).size).toBe(new Set(history.map(({ image }) => image)).size);
});

test("each entry has a card whose id is its slug, from where the year leads to its page", () => {
  for (const entry of history) {
    const card = main().querySelector<HTMLElement>(`[id="${entrySlug(entry)}"]`) as HTMLElement;
    const link = within(card).getByRole("link", { name: /, stránka (roku|akce|tábora)$/ });
    expect([link.textContent, link.getAttribute("href")]).toEqual([entry.year, `/historie/${entrySlug(entry)}/`]);
  }
});

test("the sticky navigation leads to each decade and to the other events, with full accessible names", () => {
  const links = within(within(main()).getByRole("navigation", { name: "Desetiletí" })).getAllByRole("link");
  const headingAt = (href: string | null) => main().querySelector(`[id="${href?.slice(1)}"] :is(h2, h3)`)?.textContent;
  expect(
    links.map((link) => [link.textContent, link.getAttribute("aria-label"), headingAt(link.getAttribute("href"))]),
  ).toEqual([
    ...decades.map(({ label, heading }) => [label, `${label}, tábory`, heading]),
    ["Další", "Další", "Další"],
  ]);
});
