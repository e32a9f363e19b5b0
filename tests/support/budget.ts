/** What a size may be over what it was when it was last changed on purpose. */
export const TOLERANCE = 1.03;

/** Fails if the sum is over the budget, and lists what each part takes. */
export function expectWithin(budget: number, parts: Record<string, number>) {
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const list = Object.entries(parts).map(([part, bytes]) => `${part}: ${bytes} B`);
  expect(total > budget ? [`${total} B instead of at most ${Math.round(budget)} B`, ...list] : []).toEqual([]);
}
