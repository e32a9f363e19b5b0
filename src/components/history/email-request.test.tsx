import { render, screen } from "@testing-library/react";
import { EmailRequest } from "./email-request";

const email = "vedouci+fotky@tabor.example";

test("asks, and shows the address that the answer goes to", () => {
  render(<EmailRequest text="Poznáte rok?" email={email} subject="Rok" />);
  expect(screen.getByText("Poznáte rok?")).toBeVisible();
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}?subject=Rok`);
});

test.each([
  ["Fotky z roku 1983", "Fotky%20z%20roku%201983"],
  ["Poznávám rok: Pochod za\u00A0sluncem", "Pozn%C3%A1v%C3%A1m%20rok%3A%20Pochod%20za%20sluncem"],
  ["50 % & „co?“ #1", "50%20%25%20%26%20%E2%80%9Eco%3F%E2%80%9C%20%231"],
  ["🏕️", "%F0%9F%8F%95%EF%B8%8F"],
])("the subject %j is percent-encoded, and reads the same in the e-mail", (subject, expected) => {
  render(<EmailRequest text="Poznáte rok?" email={email} subject={subject} />);
  const { href } = screen.getByRole<HTMLAnchorElement>("link");
  expect(href).toBe(`mailto:${email}?subject=${expected}`);
  expect(new URL(href).searchParams.get("subject")).toBe(subject.replace("\u00A0", " "));
});
