/** The first of the numbers of columns in which `count` items leave none alone in the last row; else the first of all. */
export const evenColumns = (count: number, candidates: readonly number[]) =>
  candidates.find((columns) => count <= columns || count % columns !== 1) ?? candidates[0];
