/**
 * A copy of `items` in random order, each order equally likely (Fisher–Yates). `random` returns numbers from 0 up to, but not
 * including, 1. This function also becomes part of an inline script (see inline-script.tsx), so that it uses no library.
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = items.slice();
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[pick] as T;
    shuffled[pick] = moved;
  }
  return shuffled;
}
