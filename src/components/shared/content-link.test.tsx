import { render, screen } from "@testing-library/react";
import { ContentLink } from "./content-link";

test.each([
  ["/soubory/", "Přihláška", ""],
  ["/files/prihlaska.pdf", "Přihláška v\u00A0nové kartě", "_blank"],
  ["https://klub.cz/", "Přihláška v\u00A0nové kartě", "_blank"],
])("a text that leads to %s is called „%s“", (to, name, target) => {
  render(<ContentLink to={to}>Přihláška</ContentLink>);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name });
  expect([link.getAttribute("href"), link.target]).toEqual([to, target]);
});

test("a text that leads nowhere is no link", () => {
  render(<ContentLink to={null}>Přihláška</ContentLink>);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Přihláška")).toBeInTheDocument();
});
