import { render, screen } from "@testing-library/react";
import { CampNote } from "./camp-note";

const OVER = Date.parse("2025-07-28T00:00:00+02:00");
const camp = { dates: "20.–27. 7. 2025", countdownTimestamp: 0, overTimestamp: OVER };

afterEach(() => jest.useRealTimers());

test.each([
  [{ slug: "2025" }, "/historie/#2025", "Fotky z\u00A0něj jsou v\u00A0Historii."],
  [null, "/historie/", "Fotky z\u00A0něj přidáme do\u00A0Historie."],
])("with the history entry %j the link leads to %s", (historyEntry, href, text) => {
  jest.useFakeTimers({ now: OVER });
  render(<CampNote camp={{ ...camp, historyEntry }} />);
  expect(screen.getByText("Tábor 20.–27. 7. 2025 je za námi. Děkujeme!")).toBeVisible();
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", href);
});
