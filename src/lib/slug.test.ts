import { entrySlug, isReservedSlug } from "./slug";

test.each([
  [{ title: "Hrad", year: "1987", isCamp: true }, "1987"],
  [{ title: "Sraz", year: "2024" }, "2024-sraz"],
  [{ title: "Sraz", year: "2024", isCamp: false }, "2024-sraz"],
  [{ title: "Pochod za sluncem", year: "…", isCamp: true }, "pochod-za-sluncem"],
  [{ title: "Příliš žluťoučký kůň!".normalize("NFD"), year: "…" }, "prilis-zlutoucky-kun"],
  [{ title: " – Léto, 1. den – ", year: "…" }, "leto-1-den"],
  [{ title: "🏕️🔥", year: "…" }, ""],
  [{ year: "…" }, ""],
  [{ title: "Druhý běh", year: "1987", isCamp: true, slug: "1987-druhy-beh" }, "1987-druhy-beh"],
])("the slug of %j is „%s“", (entry, slug) => {
  expect(entrySlug(entry)).toBe(slug);
});

const ownIds = "tabory dalsi neznamy-rok leta-1990 dalsi-nadpis obsah gatsby-announcer index page-data";

test("Historie keeps its own ids and paths, and leaves others to entries", () => {
  expect(ownIds.split(" ").filter((slug) => !isReservedSlug(slug))).toEqual([]);
  expect(["1987", "leto", "dalsi-2"].filter(isReservedSlug)).toEqual([]);
});
