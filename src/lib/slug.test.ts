import { entrySlug, isReservedSlug } from "./slug";

test.each([
  [{ title: "Hrad", year: "1987", isCamp: true }, "1987"],
  [{ title: "Sraz", year: "2024" }, "2024-sraz"],
  [{ title: "Sraz", year: "2024", isCamp: false }, "2024-sraz"],
  [{ title: "Pochod za sluncem", year: "…", isCamp: true }, "pochod-za-sluncem"],
  [{ title: "Brigáda na tábořišti", year: "…" }, "brigada-na-taboristi"],
  [{ title: "Příliš žluťoučký kůň!".normalize("NFD"), year: "…" }, "prilis-zlutoucky-kun"],
  [{ title: " – Léto, 1. den – ", year: "…" }, "leto-1-den"],
  [{ title: "A", year: "…" }, "a"],
  [{ title: "🏕️🔥", year: "…" }, ""],
  [{ year: "…" }, ""],
  [{ title: "Druhý běh", year: "1987", isCamp: true, slug: "1987-druhy-beh" }, "1987-druhy-beh"],
])("the slug of %j is „%s“", (entry, slug) => {
  expect(entrySlug(entry)).toBe(slug);
});

test.each([
  ["scripts", true],
  ["page-data", true],
  ["index", true],
  ["dalsi", true],
  ["leta-1990", true],
  ["neznamy-rok", true],
  ["1987", false],
  ["leto", false],
  ["dalsi-2", false],
])("whether Historie needs „%s“ itself: %s", (slug, reserved) => {
  expect(isReservedSlug(slug)).toBe(reserved);
});
