import { render, screen } from "@testing-library/react";
import { CampNote } from "./camp-note";

const OVER = Date.parse("2025-07-28T00:00:00+02:00");
const START = Date.parse("2025-07-20T14:00:00+02:00");
const camp = { dates: "20.–27. 7. 2025", countdownTimestamp: START, overTimestamp: OVER };

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

test.each([
  ["before the start", START - 1, undefined],
  ["from the start on", START, "Tábor právě probíhá."],
  ["to the last moment of the last day", OVER - 1, "Tábor právě probíhá."],
  ["from the next day on", OVER, "Tábor 20.–27. 7. 2025 je za\u00A0námi. Děkujeme!"],
])("%s it says: %3$s", (_, now, text) => {
  jest.useFakeTimers({ now });
  const { container } = render(<CampNote camp={{ ...camp, historyEntry: null }} />);
  const shown = [...container.querySelectorAll("p:not([hidden]) strong")].map(({ textContent }) => textContent);
  expect(shown).toEqual(text ? [text] : []);
});
