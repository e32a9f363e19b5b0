import { shuffle } from "./shuffle";

/** A seeded generator (MINSTD), so that the test is reproducible. */
function seeded(state: number) {
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test("keeps every item in each of the 24 orders of four, which come equally often; the original stays", () => {
  const items = Object.freeze([..."abcd"]);
  const random = seeded(20250720);
  const rounds = 24_000;
  const seen = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const shuffled = shuffle(items, random);
    expect([...shuffled].sort()).toEqual(items);
    const order = shuffled.join("");
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  const expected = rounds / 24;
  const chiSquared = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(seen.size).toBe(24);
  // 99.9th percentile of chi-squared with 23 degrees of freedom.
  expect(chiSquared).toBeLessThan(49.73);
});
