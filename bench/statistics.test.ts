import { cumulativeLayoutShift, median, ratio, ratioOfMedians, totalBlockingTime } from "./statistics";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 1, 2, 3], 2.5],
])("the median of %j is %d", (values, expected) => {
  const before = [...values];
  expect(median(values)).toBe(expected);
  expect(values).toEqual(before);
});

test("there is no median of nothing", () => expect(() => median([])).toThrow("median of nothing"));

test("a ratio says how many times the yardstick; two nothings are alike", () => {
  expect(ratio(103, 100)).toBeCloseTo(1.03);
  expect(ratio(0, 0)).toBe(1);
});

test("the interval of a ratio holds it, and is the wider the more the runs differ", () => {
  const calm = ratioOfMedians([103, 103, 104, 103, 102], [100, 100, 101, 100, 99]);
  const busy = ratioOfMedians([103, 150, 90, 103, 200], [100, 180, 90, 100, 99]);
  expect(calm.value).toBeCloseTo(1.03);
  expect(busy.value).toBeCloseTo(1.03);
  for (const { low, value, high } of [calm, busy])
    expect([low, value, high].sort((a, b) => a - b)).toEqual([low, value, high]);
  expect(calm.high - calm.low).toBeLessThan(0.06);
  expect(busy.high - busy.low).toBeGreaterThan(0.3);
});

test.each([
  [
    "counts what is beyond 50 ms of each task",
    [
      { start: 100, duration: 80 },
      { start: 300, duration: 60 },
    ],
    40,
  ],
  ["leaves out what came before the first paint", [{ start: 20, duration: 140 }], 10],
  ["leaves out a task that ends before the first paint", [{ start: 0, duration: 90 }], 0],
  ["leaves out what comes after the end", [{ start: 950, duration: 400 }], 0],
])("total blocking time %s", (_, tasks, expected) => expect(totalBlockingTime(tasks, 100, 1000)).toBe(expected));

test("layout shifts add up within a session, and the largest session counts", () => {
  const shifts = [
    { start: 100, value: 0.01 },
    { start: 900, value: 0.02 },
    { start: 5000, value: 0.02 },
    { start: 5500, value: 0.02 },
  ];
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.04);
  expect(cumulativeLayoutShift([])).toBe(0);
});

test("a session of layout shifts ends after five seconds", () => {
  const shifts = Array.from({ length: 10 }, (_, index) => ({ start: index * 900, value: 0.01 }));
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.06);
});
