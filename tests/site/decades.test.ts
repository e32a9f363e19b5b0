import { within } from "@testing-library/dom";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { builtPage } from "../support/built-page";
import { camps, decades, history } from "../support/decades";

const others = history.filter(({ isCamp }) => !isCamp);

const headingOf = ({ year, title = "…" }: { year: string; title?: string }) =>
  [year, typeset(title.trim())].filter(Boolean).join(", ");

const main = () => within(builtPage("/historie/").body).getByRole("main");

test("the camps come first, by decades, then the other events", () => {
  const headings = [...main().querySelectorAll("section > div > :is(h2, h3)")];
  expect(headings.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ["h2", "Tábory"],
    ...decades.map(({ heading }) => ["h3", heading]),
    ["h2", "Další"],
  ]);
});

const sections = [{ heading: "Tábory", entries: camps }, ...decades, { heading: "Další", entries: others }];

test.each(sections)("$heading counts its entries and has a card for each, newest first", ({ heading, entries }) => {
  const section = within(main()).getByRole("region", { name: heading });
  const cards = [...section.querySelectorAll<HTMLElement>("li[id]")].map((card) => {
    const [page, album] = within(card).getAllByRole<HTMLAnchorElement>("link");
    return {
      id: card.id,
      page: [page?.getAttribute("aria-label") ?? page?.textContent, page?.getAttribute("href")],
      isHeading: within(card).getByRole("heading").firstElementChild === page,
      album: [album?.getAttribute("href"), album?.target, album?.rel],
      alt: card.querySelector("img")?.alt,
    };
  });
  expect(cards).toEqual(
    entries.map((entry) => ({
      id: entrySlug(entry),
      page: [headingOf(entry), `/historie/${entrySlug(entry)}/`],
      isHeading: true,
      album: [entry.link, "_blank", "noopener noreferrer"],
      alt: entry.alt ? typeset(entry.alt) : expect.stringMatching(/\p{L}/u),
    })),
  );
  const count = entries.length > 0 ? `${entries.length}\u00A0` : "Zatím tu nic není.";
  expect(section.querySelector("p")?.textContent).toMatch(count);
});

test("each entry has its own picture", () => {
  const pictures = [...main().querySelectorAll("li picture img")].map((image) => image.getAttribute("src"));
  expect(new Set(pictures).size).toBe(new Set(history.map(({ image }) => image)).size);
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
