import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Countdown } from "./countdown";

const start = Date.parse("2025-07-20T14:00:00+02:00");
const text = () => screen.getByRole("timer").textContent?.replace(/\s+/g, " ").trim();

beforeEach(() => jest.useFakeTimers({ now: start - 2500 }));
afterEach(() => jest.useRealTimers());

function show(onOver = jest.fn()) {
  render(<Countdown countdownTimestamp={start} firstNow={Date.now()} onOver={onOver} />);
  return onOver;
}

test("refreshes every 100 ms", () => {
  show();
  const before = Date.now();
  act(() => void jest.advanceTimersToNextTimer());
  expect(Date.now() - before).toBe(100);
  act(() => void jest.advanceTimersToNextTimer());
  expect(Date.now() - before).toBe(200);
});

test("shows the time left", () => {
  show();
  expect(text()).toBe("0 dní 0 hodin 0 minut 2 sekundy");
  act(() => jest.advanceTimersByTime(500));
  expect(text()).toBe("0 dní 0 hodin 0 minut 2 sekundy");
  act(() => jest.advanceTimersByTime(100));
  expect(text()).toBe("0 dní 0 hodin 0 minut 1 sekunda");
});

test("keeps number and unit together", () => {
  show();
  expect(screen.getByRole("timer").textContent?.trim()).toBe(
    "0~dní 0~hodin 0~minut 2~sekundy".replaceAll("~", "\u00A0"),
  );
});

test("stops at the start: the last text stays, no timer is left", () => {
  const onOver = show();
  act(() => jest.advanceTimersByTime(2400));
  expect(onOver).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(text()).toBe("0 dní 0 hodin 0 minut 0 sekund");
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test("stops its timer when it is unmounted", () => {
  const { unmount } = render(<Countdown countdownTimestamp={start} firstNow={Date.now()} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("can be paused and resumed", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.setSystemTime(start - 10_500);
  show();
  await user.click(screen.getByRole("button", { name: "Pozastavit odpočet" }));
  const paused = text();
  act(() => jest.advanceTimersByTime(3000));
  expect(text()).toBe(paused);
  await user.click(screen.getByRole("button", { name: "Pokračovat v\u00A0odpočtu" }));
  act(() => jest.advanceTimersByTime(100));
  expect(text()).toBe("0 dní 0 hodin 0 minut 7 sekund");
});

test("a paused countdown still notices the start", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onOver = show();
  await user.click(screen.getByRole("button", { name: "Pozastavit odpočet" }));
  act(() => jest.advanceTimersByTime(5000));
  expect(onOver).toHaveBeenCalledTimes(1);
});
