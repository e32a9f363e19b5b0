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
const link = () => screen.getByRole("link", { name: /album/ });

test("the card opens the album in a new tab that cannot reach back, and says so", () => {
  show();
  expect(link()).toHaveAttribute("href", entry.link);
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener noreferrer");
  expect(link()).toHaveAccessibleName(/Hrad v.mlze.*1993.*v.nové kartě/);
  expect(screen.getByRole("listitem")).toHaveAttribute("id", "1993");
  expect(screen.getByRole("img", { name: /1993/ })).toHaveAttribute("src", "h.jpg");
});

test.each([
  [{}, "1993, stránka roku"],
  [{ isCamp: false, slug: "1993-sraz" }, "1993, Hrad v\u00A0mlze, stránka akce"],
  [{ title: "Pochod", year: "…", slug: "pochod" }, "…, Pochod, stránka tábora"],
])("with %j its year is a link named „%s“", (changes, name) => {
  show(changes);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/historie/${{ ...entry, ...changes }.slug}/`);
});

test.each([
  [{ alt: "Dva stany v\u00A0lese." }, /^Hrad v.mlze \(/, "Dva stany v\u00A0lese."],
  [{ title: "" }, /^1993 \(/, "Obrázek z\u00A0tábora 1993"],
  [{ title: null }, /^… \(/, "Obrázek z\u00A0tábora 1993"],
])("with %j its heading begins with %s, and its picture shows %j", (changes, heading, alt) => {
  show(changes);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toMatch(heading);
  expect(screen.getByRole("img")).toHaveAttribute("alt", alt);
});
