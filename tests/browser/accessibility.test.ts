import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { screens } from "../support/screens";

const open = siteInBrowser();
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const schemes = ["light", "dark"] as const;

/** What axe objects to on the page as it stands: the rule and the elements. */
const violations = (page: Page) =>
  page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const found = (await axe.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] })).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, tags);

test.each(screens)("%s passes axe at every width, in both schemes", async (_, path, options) => {
  const page = await hydrated(await open(path, { ...phone, ...options, reducedMotion: "reduce" }));
  await page.evaluate(axe);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect({ width, colorScheme, violations: await violations(page) }).toEqual({
        width,
        colorScheme,
        violations: [],
      });
    }
  }
});
