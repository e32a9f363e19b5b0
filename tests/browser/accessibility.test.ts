import { readFileSync } from "node:fs";
import { hydrated, phone, siteInBrowser } from "../support/browser";

const open = siteInBrowser();
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

describe.each(["light", "dark"] as const)("in the %s scheme", (colorScheme) => {
  test.each(["/", "/letos/", "/historie/", "/soubory/", "/kontakty/", "/neni/"])("%s passes axe", async (path) => {
    const page = await hydrated(await open(path, { ...phone, colorScheme, provoked: /404/ }));
    await page.evaluate(axe);
    const violations = await page.evaluate(async (values) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = (await axe.run({ runOnly: { type: "tag", values } })).violations;
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    }, tags);
    expect(violations).toEqual([]);
  });
});

test("whoever wants less motion gets none", async () => {
  const page = await hydrated(await open("/historie/", { reducedMotion: "reduce" }));
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("body *")].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration + animationDuration);
      }).length,
  );
  expect(moving).toBe(0);
});
