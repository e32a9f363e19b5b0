/** The first of `candidates` that leaves none of `count` items alone in the last row. If each leaves one alone, the first one. */
export const evenColumns = (count: number, candidates: readonly number[]) =>
  candidates.find((columns) => count <= columns || count % columns !== 1) ?? candidates[0];
