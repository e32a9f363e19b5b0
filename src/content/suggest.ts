import { closest, distance } from "fastest-levenshtein";

/** The candidate that was most likely meant by `word`, if any is near enough (at most a third of its letters differ). */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return;
  const [typed, best] = [
    word.toLowerCase(),
    closest(
      word.toLowerCase(),
      candidates.map((name) => name.toLowerCase()),
    ),
  ];
  if (distance(typed, best) > Math.max(2, word.length / 3)) return;
  return candidates.find((name) => name.toLowerCase() === best);
}
