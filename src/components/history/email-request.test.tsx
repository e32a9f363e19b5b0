import { render, screen } from "@testing-library/react";
import { EmailRequest } from "./email-request";

const email = "vedouci+fotky@tabor.example";

test.each([
  ["Poznávám rok: Pochod za\u00A0sluncem", "Pozn%C3%A1v%C3%A1m%20rok%3A%20Pochod%20za%20sluncem"],
  ["50 % & „co?“ #1", "50%20%25%20%26%20%E2%80%9Eco%3F%E2%80%9C%20%231"],
  ["🏕️", "%F0%9F%8F%95%EF%B8%8F"],
])("asks, and shows the address, which leads to an e-mail with the subject %j", (subject, expected) => {
  render(<EmailRequest text="Poznáte rok?" email={email} subject={subject} />);
  expect(screen.getByText("Poznáte rok?")).toBeVisible();
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: email });
  expect(href).toBe(`mailto:${email}?subject=${expected}`);
  expect(new URL(href).searchParams.get("subject")).toBe(subject.replace("\u00A0", " "));
});
