/**
 * The first candidate for the number of columns with which no item is alone in the last row of `count` items. If there is none, the
 * first candidate.
 */
export const evenColumns = (count: number, candidates: readonly number[]) =>
  candidates.find((columns) => count <= columns || count % columns !== 1) ?? candidates[0];
