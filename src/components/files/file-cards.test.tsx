import { render, screen } from "@testing-library/react";
import { FileCards } from "./file-cards";

const file = {
  position: 0,
  link: "/files/informace.pdf" as string | null,
  url: "https://tabor.example/files/informace.pdf",
  title: "Důležité informace",
  text: "Přečtěte si je.",
  document: { extension: "pdf", size: 84_321 },
};

test("the link names the document, its type and size, and opens a new tab", () => {
  render(<FileCards files={[file]} />);
  const link = screen.getByRole("link", { name: /^Důležité informace \(PDF, 84.kB\)/ });
  expect(link).toHaveAttribute("href", "/files/informace.pdf");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("without a link the card is plain text", () => {
  render(<FileCards files={[{ ...file, link: null, document: null }]} />);
  expect(screen.getByRole("heading", { name: "Důležité informace" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
