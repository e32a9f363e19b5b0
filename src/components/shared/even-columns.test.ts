import { evenColumns } from "./even-columns";

test.each([
  [20, [5, 4, 6], 5],
  [21, [5, 4, 6], 6],
  [1, [5, 4], 5],
  [61, [5, 4, 6], 5],
])("%i leaders in columns as in %j: %i", (count, candidates, columns) => {
  expect(evenColumns(count, candidates)).toBe(columns);
});
