import { closest, distance } from "fastest-levenshtein";

/** The candidate most similar to `word`, ignoring case; undefined if they differ in over two letters and over a third of them. */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return;
  const lowered = candidates.map((name) => name.toLowerCase());
  const best = closest(word.toLowerCase(), lowered);
  if (distance(word.toLowerCase(), best) <= Math.max(2, word.length / 3)) return candidates[lowered.indexOf(best)];
}
