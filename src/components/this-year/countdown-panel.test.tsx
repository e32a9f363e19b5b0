import { act, render, screen } from "@testing-library/react";
import { IsolatedSection } from "../shared/isolated-section";
import { CountdownPanel } from "./countdown-panel";

const start = Date.parse("2025-07-20T14:00:00+02:00");
const panel = () => screen.queryByRole("region", { name: "Začínáme za" });

afterEach(() => jest.useRealTimers());

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
