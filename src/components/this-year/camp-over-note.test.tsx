import { render, screen } from "@testing-library/react";
import { CampOverNote } from "./camp-over-note";

const OVER = Date.parse("2025-07-28T00:00:00+02:00");
const camp = { dates: "20.–27. 7. 2025", overTimestamp: OVER };

afterEach(() => jest.useRealTimers());

test.each([
  [{ slug: "2025" }, "/historie/#2025", "Fotky z\u00A0něj jsou v\u00A0Historii."],
  [null, "/historie/", "Fotky z\u00A0něj přidáme do\u00A0Historie."],
])("with the history entry %j the link leads to %s", (historyEntry, href, text) => {
  jest.useFakeTimers({ now: OVER });
  render(<CampOverNote camp={{ ...camp, historyEntry }} />);
  expect(screen.getByText("Tábor 20.–27. 7. 2025 je za námi. Děkujeme!")).toBeVisible();
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", href);
});

test.each([
  [-1, false],
  [0, true],
])("%d ms from the end of the last day it is shown: %s", (offset, shown) => {
  jest.useFakeTimers({ now: OVER + offset });
  render(<CampOverNote camp={{ ...camp, historyEntry: null }} />);
  expect(screen.queryByRole("link") !== null).toBe(shown);
});
