import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Countdown } from "./countdown";

const start = Date.parse("2025-07-20T14:00:00+02:00");
const text = () => screen.getByRole("timer").textContent?.trim();

beforeEach(() => jest.useFakeTimers({ now: start - 2500 }));
afterEach(() => jest.useRealTimers());

function show(onOver = jest.fn()) {
  render(<Countdown countdownTimestamp={start} firstNow={Date.now()} onOver={onOver} />);
  return onOver;
}

test("shows the time left, each number with its unit, and refreshes every 100 ms", () => {
  show();
  const before = Date.now();
  // It would be made 40 times a second.
  const makeRules = jest.spyOn(Intl, "PluralRules");
  for (let refresh = 1; refresh <= 5; refresh++) {
    act(() => void jest.advanceTimersToNextTimer());
    expect(Date.now() - before).toBe(refresh * 100);
    expect(text()).toBe("0 dní 0 hodin 0 minut 2 sekundy");
  }
  act(() => void jest.advanceTimersToNextTimer());
  expect(text()).toBe("0 dní 0 hodin 0 minut 1 sekunda");
  expect(makeRules).not.toHaveBeenCalled();
});

test("can be paused and resumed, and notices the start while it is paused", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.setSystemTime(start - 10_500);
  const onOver = show();
  await user.click(screen.getByRole("button", { name: "Pozastavit odpočet" }));
  const paused = text();
  act(() => jest.advanceTimersByTime(3000));
  expect(text()).toBe(paused);
  await user.click(screen.getByRole("button", { name: "Pokračovat v\u00A0odpočtu" }));
  act(() => jest.advanceTimersByTime(100));
  expect(text()).toBe("0 dní 0 hodin 0 minut 7 sekund");
  await user.click(screen.getByRole("button", { name: "Pozastavit odpočet" }));
  act(() => jest.advanceTimersByTime(8000));
  expect(onOver).toHaveBeenCalledTimes(1);
});
