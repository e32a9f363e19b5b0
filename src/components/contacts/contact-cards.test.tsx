import { render, screen } from "@testing-library/react";
import { ContactCard } from "./contact-cards";

test.each(["Jana", null])("the card names the person only if the club gives a name: %s", (name) => {
  render(<ContactCard id="zastupce" title="Zástupce" name={name} phone="+420 000 000 002" />);
  expect(screen.queryAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
});
