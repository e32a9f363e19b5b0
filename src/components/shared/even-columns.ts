/**
 * The number of columns for `count` items: the first of `candidates` that leaves no item alone in the last row. If every
 * candidate leaves one item alone, it is the first candidate.
 */
export const evenColumns = (count: number, candidates: readonly number[]) =>
  candidates.find((columns) => count <= columns || count % columns !== 1) ?? candidates[0];
