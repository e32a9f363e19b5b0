import { configure, render, screen } from "@testing-library/react";
import { Tents } from "./tents";

// Whether each of 200 links is hidden takes long to find out.
configure({ defaultHidden: true });
const years = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

test.each([
  [["2025"], [], "1 rok", 1, 1, ""],
  [["2022", "2025"], [], "4 roky", 4, 1, "Tmavý stan: rok nám chybí. "],
  [years(2018, 2025), [], "8 let", 8, 2, ""],
  [["1985", "1987"], ["1986"], "3 roky", 2, 1, "Tábor se nekonal: 1986."],
  [["1826", "2025"], [], "200 let", 200, 21, "Tmavý stan: rok nám chybí. "],
  [["1969", "2022"], years(1970, 2021), "54 let", 2, 2, expect.stringMatching(/^Tábor .* 1970, 1971, /)],
])("camps of %j, none in %j: %s, %i tents in %i rows", (camps, withoutCamp, span, tents, decades, legend) => {
  const entries = camps.map((year) => ({ slug: year, year })).reverse();
  const { container } = render(<Tents camps={entries} withoutCamp={withoutCamp} />);
  const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ");
  expect(plain(screen.getByRole("region").firstElementChild?.textContent)).toBe(`${span} pod stany. Který je váš?`);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toHaveLength(tents);
  expect(links.filter((link) => link?.includes("leta-"))).toEqual([]);
  expect(screen.getAllByRole("list")).toHaveLength(decades);
  expect(plain(container.querySelector("small")?.textContent) ?? "").toEqual(legend);
});

test("without a camp of a known year there is nothing", () => {
  expect(render(<Tents camps={[]} withoutCamp={[]} />).container).toBeEmptyDOMElement();
});
