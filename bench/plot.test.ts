import { drawPlot } from "./plot";

const draw = (values: number[]) => {
  const svg = drawPlot({
    title: "First & largest",
    note: "1.00 is <nothing>.",
    series: ["FCP", "LCP"],
    groups: [{ name: "Úvod", values }],
    limit: 1.03,
  });
  return new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
};
const position = (element: Element | null, name: string) => Number(element?.getAttribute(name));

test("has a title and says its values to those who do not see it", () => {
  const svg = draw([1.2, 0.98]);
  expect(svg.querySelector("parsererror")).toBeNull();
  expect(svg.querySelector("title")?.textContent).toBe("First & largest");
  expect(svg.querySelector("desc")?.textContent).toBe("1.00 is <nothing>. FCP and LCP: Úvod 1.20 and 0.98.");
});

test("bars stand on the line of 1: up if worse, down if better", () => {
  const svg = draw([1.2, 0.9]);
  const one = position(svg.querySelector(".one"), "y1");
  const [worse, better] = ["bar-0", "bar-1"].map((name) => [...svg.querySelectorAll(`.${name}`)].at(-1) ?? null);
  expect(position(worse ?? null, "y") + position(worse ?? null, "height")).toBeCloseTo(one, 1);
  expect(position(better ?? null, "y")).toBeCloseTo(one, 1);
  expect(position(worse ?? null, "height")).toBeCloseTo(2 * position(better ?? null, "height"), 0);
  expect(position(svg.querySelector(".limit"), "y1")).toBeLessThan(one);
});

test.each([[[0.4, 3.5]], [[1, 1]]])("%j stays within the picture", (values) => {
  const svg = draw(values);
  for (const bar of svg.querySelectorAll("[class^=bar]")) {
    expect(position(bar, "y")).toBeGreaterThan(60);
    expect(position(bar, "y") + position(bar, "height")).toBeLessThan(340);
  }
});
