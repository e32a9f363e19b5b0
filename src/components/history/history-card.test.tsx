import { render, screen } from "@testing-library/react";
import { HistoryCard } from "./history-card";

const entry = {
  slug: "1993",
  title: "Hrad v\u00A0mlze" as string | null,
  year: "1993",
  isCamp: true,
  alt: null as string | null,
  link: "https://alba.tabor.example/1993",
  image: {
    gatsbyImageData: { layout: "constrained" as const, width: 3, height: 2, images: { fallback: { src: "h.jpg" } } },
  },
};
const show = (changes: Partial<typeof entry> = {}) =>
  render(<HistoryCard entry={{ ...entry, ...changes }} headingLevel={3} />);

test.each([
  [{}, "1993, Hrad v\u00A0mlze", "Album: Hrad v\u00A0mlze (1993), v\u00A0nové kartě"],
  [{ isCamp: false, title: "Sraz", slug: "1993-sraz" }, "1993, Sraz", "Album: Sraz (1993), v\u00A0nové kartě"],
  [{ title: "Pochod", year: "…", slug: "pochod" }, "…, Pochod", "Album: Pochod, v\u00A0nové kartě"],
  [{ title: "" }, "1993", "Album: Tábor 1993, v\u00A0nové kartě"],
  [{ title: "", isCamp: false }, "1993", "Album: Akce 1993, v\u00A0nové kartě"],
  [{ title: null }, "1993, …", "Album: Tábor 1993, v\u00A0nové kartě"],
])(
  "with %j its heading leads to its page as „%s“, and a link to the album in a new tab is „%s“",
  (changes, name, albumName) => {
    show(changes);
    const [page, album] = screen.getAllByRole("link");
    expect(page).toHaveAccessibleName(name);
    expect(page).toHaveAttribute("href", `/historie/${{ ...entry, ...changes }.slug}/`);
    expect(page).not.toHaveAttribute("target");
    expect(screen.getByRole("heading", { level: 3, name })).toContainElement(page as HTMLElement);
    expect(album).toHaveAccessibleName(albumName);
    expect(album).toHaveAttribute("href", entry.link);
    expect(album).toHaveAttribute("target", "_blank");
    expect(album).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getAllByRole("link")).toHaveLength(2);
  },
);
