import { cumulativeLayoutShift, median, ratioOfMedians, totalBlockingTime } from "./statistics";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 1, 2, 3], 2.5],
])("the median of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

test("an empty list has no median", () => expect(() => median([])).toThrow("empty list"));

test("the interval of a ratio contains it, is wider for noisy runs and the same each time", () => {
  const calm = ratioOfMedians([103, 103, 104, 103, 102], [100, 100, 101, 100, 99]);
  const noisy = ratioOfMedians([103, 150, 90, 103, 200], [100, 180, 90, 100, 99]);
  for (const { low, value, high } of [calm, noisy]) {
    expect(value).toBeCloseTo(1.03);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
  }
  expect(calm.high - calm.low).toBeLessThan(0.06);
  expect(noisy.high - noisy.low).toBeGreaterThan(0.3);
  expect(ratioOfMedians([103, 150, 90, 103, 200], [100, 180, 90, 100, 99])).toEqual(noisy);
  expect(ratioOfMedians([0, 0], [0, 0])).toEqual({ value: 1, low: 1, high: 1 });
});

test.each([
  ["counts what exceeds 50 ms of each task", { 100: 80, 300: 60 }, 40],
  ["ignores what came before the first paint", { 20: 140 }, 10],
  ["ignores a task that ends before the first paint", { 0: 90 }, 0],
])("total blocking time %s", (_, durations: Record<number, number>, expected) => {
  const tasks = Object.entries(durations).map(([start, duration]) => ({ start: Number(start), duration }));
  expect(totalBlockingTime(tasks, 100)).toBe(expected);
});

test.each([
  ["of nothing is 0", [], 0],
  ["is that of the largest session", [100, 900, 5000, 5500, 6000], 0.03],
  ["ends a session after five seconds", Array.from({ length: 10 }, (_, index) => index * 900), 0.06],
])("cumulative layout shift %s", (_, starts, expected) =>
  expect(cumulativeLayoutShift(starts.map((start) => ({ start, value: 0.01 })))).toBeCloseTo(expected),
);
