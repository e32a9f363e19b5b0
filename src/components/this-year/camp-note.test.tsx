import { render, screen } from "@testing-library/react";
import { CampNote } from "./camp-note";

const OVER = Date.parse("2025-07-28T00:00:00+02:00");
const camp = { dates: "20.–27. 7. 2025", countdownTimestamp: 0, overTimestamp: OVER };

afterEach(() => jest.useRealTimers());

test("as long as the camp has no entry in the history, the note promises its photos", () => {
  jest.useFakeTimers({ now: OVER });
  render(<CampNote camp={{ ...camp, historyEntry: null }} />);
  const link = screen.getByRole("link", { name: "Fotky z\u00A0něj přidáme do\u00A0Historie." });
  expect(link).toHaveAttribute("href", "/historie/");
});
