import { render, screen } from "@testing-library/react";
import { ContentLink } from "./content-link";

test.each([
  ["/soubory/", "Přihláška", "", ""],
  ["/files/prihlaska.pdf", "Přihláška v\u00A0nové kartě", "_blank", "noopener noreferrer"],
  ["https://klub.cz/", "Přihláška v\u00A0nové kartě", "_blank", "noopener noreferrer"],
])("a text that leads to %s is a link called „%s“", (to, name, target, rel) => {
  render(<ContentLink to={to}>Přihláška</ContentLink>);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name });
  expect([link.getAttribute("href"), link.target, link.rel]).toEqual([to, target, rel]);
});
