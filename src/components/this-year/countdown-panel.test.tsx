import { act, render, screen } from "@testing-library/react";
import { IsolatedSection } from "../shared/isolated-section";
import { CountdownPanel } from "./countdown-panel";

const start = Date.parse("2025-07-20T14:00:00+02:00");
const panel = () => screen.queryByRole("region", { name: "Začínáme za" });

afterEach(() => jest.useRealTimers());

test.each([
  [-1, true],
  [0, false],
  [1, false],
])("%d ms from the start: shown is %s", (offset, shown) => {
  jest.useFakeTimers({ now: start + offset });
  render(<CountdownPanel countdownTimestamp={start} />);
  expect(panel() !== null).toBe(shown);
});

test("the link to the calendar comes before the button that pauses", () => {
  jest.useFakeTimers({ now: start - 1000 });
  render(<CountdownPanel countdownTimestamp={start} />);
  const link = screen.getByRole("link", { name: "Přidat tábor do kalendáře" });
  const pause = screen.getByRole("button", { name: "Pozastavit odpočet" });
  expect(link.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("if it throws later, it alone is removed with its timer, and the error is logged", () => {
  jest.useFakeTimers({ now: start - 5000 });
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { container } = render(
    <>
      <h1>Letos</h1>
      <IsolatedSection>
        <CountdownPanel countdownTimestamp={start} />
      </IsolatedSection>
    </>,
  );
  expect(panel()).toBeVisible();
  jest.spyOn(Intl.PluralRules.prototype, "select").mockImplementation(() => {
    throw new Error("no plurals");
  });
  act(() => jest.advanceTimersByTime(100));
  expect(container.innerHTML).toBe("<h1>Letos</h1>");
  expect(jest.getTimerCount()).toBe(0);
  expect(log).toHaveBeenCalled();
});
