import { within } from "@testing-library/dom";
import { typeset } from "../../src/lib/typography";
import { builtPage } from "../support/built-page";
import { data } from "../support/data";

const history = data("history.json");
type Entries = typeof history;
const camps = history.filter(({ isCamp }) => isCamp);
const others = history.filter(({ isCamp }) => !isCamp);

const tens = ["Nultá", "Desátá", "Dvacátá", "Třicátá", "Čtyřicátá", "Padesátá", "Šedesátá", "Sedmdesátá", "Osmdesátá"];
/** Heading of the decade whose years begin with these three digits, or of the unknown year. */
const heading = (decade: string) =>
  decade === "…" ? "Neznámý rok" : `${tens[Number(decade.slice(-1))] ?? "Devadesátá"} léta`;
/** The decades that hold a camp, newest first, the unknown year last. */
const expected = [...new Set(camps.map(({ year }) => year.slice(0, 3)))]
  .sort((a, b) => Number(a === "…") - Number(b === "…") || Number(b) - Number(a))
  .map((decade) => ({ decade, entries: camps.filter(({ year }) => year.startsWith(decade)) }));

const region = (name: string) => within(within(builtPage("historie").body).getByRole("region", { name }));
const sections = () => region("Tábory").getAllByRole("region");

/** „9 táborů, 1990–1999“, pluralize from data/. */
function summary(entries: Entries, [one, few, many]: readonly [string, string, string]) {
  const count = entries.length;
  if (count === 0) return "Zatím tu nic není.";
  const noun = count === 1 ? one : count >= 2 && count <= 4 ? few : many;
  const years = entries.flatMap(({ year }) => (year === "…" ? [] : Number(year)));
  const span = [...new Set([Math.min(...years), Math.max(...years)])].join("–");
  return `${count}\u00A0${noun}${years.length > 0 ? `, ${span}` : ""}`;
}
const ofCamps = ["tábor", "tábory", "táborů"] as const;
const ofOthers = ["akce", "akce", "akcí"] as const;

test("the camps stand in decades, newest first, each with a heading below that of the list", () => {
  const headings = sections().map((section) => within(section).getByRole("heading", { level: 3 }).textContent);
  expect(headings).toEqual(expected.map(({ decade }) => heading(decade)));
  expect(region("Tábory").getAllByRole("heading", { level: 3 })).toHaveLength(expected.length);
});

test("each decade holds its own camps and says how many there are and of which years", () => {
  const shown = sections().map((section) => ({
    years: [...section.querySelectorAll("li p")].map(({ textContent }) => textContent),
    summary: section.querySelector("p")?.textContent,
  }));
  expect(shown).toEqual(
    expected.map(({ entries }) => ({
      years: entries.map(({ year }) => year).sort((a, b) => Number(b) - Number(a)),
      summary: summary(entries, ofCamps),
    })),
  );
});

test.each([
  ["Tábory", summary(camps, ofCamps)],
  ["Další", summary(others, ofOthers)],
])("the list %s is summed up as „%s“", (name, summary) => {
  expect(region(name).getByRole("heading", { level: 2, name }).nextElementSibling?.textContent).toBe(summary);
});

test("the way through the page has a stop at each decade and at the other events, named in full", () => {
  const links = within(within(builtPage("historie").body).getByRole("navigation", { name: "Desetiletí" }));
  const stops = links.getAllByRole("link").map((link) => ({
    label: link.textContent,
    name: link.getAttribute("aria-label"),
    leadsTo: document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.querySelector("h2, h3")?.textContent,
  }));
  const label = (decade: string) => (decade === "…" ? "…" : `${decade}0`);
  expect(stops).toEqual([
    ...expected.map(({ decade }) => ({
      label: label(decade),
      name: `${label(decade)}, tábory, ${heading(decade).toLowerCase()}`,
      leadsTo: heading(decade),
    })),
    { label: "Další", name: "Další", leadsTo: "Další" },
  ]);
});

test("each picture is described by the entry's own words, or else by its title and year", () => {
  const cards = [...builtPage("historie").querySelectorAll("main li:has(picture)")];
  expect(cards).toHaveLength(history.length);
  for (const { link, alt, title = "", year } of history) {
    const shown = cards
      .filter((card) => card.querySelector("a")?.getAttribute("href") === link)
      .map((card) => card.querySelector("img")?.alt);
    const named = [typeset(title.trim()), year === "…" ? "" : year];
    const derived = (text = "") => /\p{L}/u.test(text) && named.every((part) => text.includes(part));
    if (alt) expect(shown).toContain(typeset(alt));
    else expect([title, year, shown.some(derived)]).toEqual([title, year, true]);
  }
});
