import { render, screen } from "@testing-library/react";
import { FileCards } from "./file-cards";

test("without documents the page says so", () => {
  render(<FileCards files={[]} />);
  expect(screen.getByText("Zatím tu nic není.")).toBeVisible();
});

test("without a link the card is plain text", () => {
  const file = { position: 0, link: null, url: null, title: "Informace", text: "Přečtěte si je.", document: null };
  render(<FileCards files={[file]} />);
  expect(screen.getByRole("heading", { name: "Informace" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
