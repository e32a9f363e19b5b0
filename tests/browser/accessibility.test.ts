import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { addStyles } from "../support/add-styles";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { screens } from "../support/screens";

const open = siteInBrowser({ resized: true });
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** On gradients axe leaves contrast undecided, and the weave of the canvas lies below everything. See contrast.test.ts. */
const plain = "*, ::before, ::after { background-image: none !important } ::before { content: none !important }";

/** What axe objects to on the page as it stands, and the text whose contrast it cannot tell: the rule and the elements. */
const violations = (page: Page) =>
  page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations, incomplete } = await axe.run({ runOnly: { type: "tag", values } });
    const undecided = incomplete.filter(({ id }) => id === "color-contrast");
    return [...violations, ...undecided].flatMap(({ id, nodes }) =>
      nodes.filter(({ any }) => any[0]?.data?.messageKey !== "imgNode").map(({ html }) => `${id}: ${html}`),
    );
  }, tags);

test.each(screens)("%s passes axe at every width, in both schemes", async (_, path, options) => {
  const page = await hydrated(await open(path, { ...phone, ...options, reducedMotion: "reduce" }));
  await page.evaluate(axe);
  await addStyles(page, plain);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ width, colorScheme, violations: await violations(page) }).toEqual({
        width,
        colorScheme,
        violations: [],
      });
    }
  }
});
