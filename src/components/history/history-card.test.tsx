import { render, screen } from "@testing-library/react";
import { HistoryCard } from "./history-card";

const gatsbyImageData = { layout: "constrained", width: 3, height: 2, images: { fallback: { src: "h.jpg" } } } as const;
const texts = { slug: "1993", title: "Hrad v\u00A0mlze", year: "1993", isCamp: true };
const entry = { ...texts, link: "https://alba.tabor.example/1993", image: { gatsbyImageData } };

test.each([
  [{ isCamp: false, title: "Sraz", slug: "1993-sraz" }, "1993, Sraz", "Album: Sraz, 1993, v\u00A0nové kartě"],
  [{ title: "Pochod", year: "…", slug: "pochod" }, "…, Pochod", "Album: Pochod, v\u00A0nové kartě"],
  [{ title: "" }, "1993", "Album: Tábor 1993, v\u00A0nové kartě"],
  [{ title: null }, "1993, …", "Album: Tábor 1993, v\u00A0nové kartě"],
])("with %j the link in its heading is „%s“, that to the album „%s“", (changes, name, albumName) => {
  render(<HistoryCard entry={{ ...entry, ...changes }} headingLevel={3} />);
  const [page, album, ...others] = screen.getAllByRole("link");
  expect(screen.getByRole("heading", { level: 3, name })).toContainElement(page as HTMLElement);
  expect(album).toHaveAccessibleName(albumName);
  expect(others).toEqual([]);
});
