import { between, count, kB, table } from "./markdown";

test("a table's columns stand straight, names to the left and figures to the right", () => {
  expect(
    table(
      ["page", "ratio"],
      [
        ["Historie", "1.03"],
        ["Úvod", "12.50"],
      ],
    ),
  ).toBe(["| page     | ratio |", "| -------- | ----: |", "| Historie |  1.03 |", "| Úvod     | 12.50 |"].join("\n"));
});

test("only what stands between the comments is replaced, as often as one likes", () => {
  const text = "before <!-- bench:start -->old<!-- bench:end --> after";
  const once = between(text, "bench", "$& new");
  expect(once).toBe("before <!-- bench:start -->\n\n$& new\n\n<!-- bench:end --> after");
  expect(between(once, "bench", "$& new")).toBe(once);
});

test("missing comments are named", () => {
  expect(() => between("nothing", "bench", "")).toThrow("<!-- bench:start --> and <!-- bench:end -->");
});

test("sizes are in thousands of bytes, thousands have a comma", () => {
  expect(kB(12_345)).toBe("12.3 kB");
  expect(count(1234.6)).toBe("1,235");
});
