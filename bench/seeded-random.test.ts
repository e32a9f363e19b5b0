import { seededRandom } from "./seeded-random";

test("chance from a seed is spread over 0 to 1", () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 1000 }, random);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(mean).toBeCloseTo(0.5, 1);
  const again = seededRandom(1);
  expect(numbers.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
});
