import { readFileSync } from "node:fs";
import type { RunOptions } from "axe-core";
import { addStyles } from "../support/add-styles";
import { openWorkingCopy, siteFiles } from "../support/admin-form";
import { screens, setClock } from "../support/screens";
import { expect, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

type WindowWithAxe = Window & typeof globalThis & { axe: typeof import("axe-core") };

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const wcag = { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const wcagAndBestPractice = { ...wcag, values: [...wcag.values, "best-practice"] };
/** All that a colour scheme can change. */
const contrastOnly: RunOptions["runOnly"] = { type: "rule", values: ["color-contrast"] };
/** axe cannot tell the contrast on gradients, on the woven texture and on the header's image; see contrast.test.ts. */
const flatBackgrounds = `
  *, ::before, ::after { background-image: none !important }
  ::before { content: none !important }
  header picture { display: none !important }`;

/** The rule and the HTML of each element that violates it, or whose contrast axe cannot tell, but for those in `exclude`. */
const violations = (page: Page, runOnly: RunOptions["runOnly"], exclude: string[] = []) =>
  page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations, incomplete } = await (window as WindowWithAxe).axe.run(
        { exclude },
        { runOnly, resultTypes: ["violations", "incomplete"] },
      );
      const undecided = incomplete.filter(({ id }) => id === "color-contrast");
      return [...violations, ...undecided].flatMap(({ id, nodes }) =>
        nodes.filter(({ any }) => any[0]?.data?.messageKey !== "imgNode").map(({ html }) => `${id}: ${html}`),
      );
    },
    { runOnly, exclude },
  );

test.use({ ...phone, reducedMotion: "reduce" });

for (const { name, path, now, error } of screens)
  test(`${name} passes axe at every width, in both schemes`, async ({ page, allowErrors }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await open(page, path);
    await page.evaluate(axeSource);
    await addStyles(page, flatBackgrounds);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const runOnly = colorScheme === "light" ? wcagAndBestPractice : contrastOnly;
        expect(await violations(page, runOnly), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

test("of the form what is ours passes axe: its page, and a message above it", async ({ page }) => {
  await openWorkingCopy(page, siteFiles().set("data/camp.json", Buffer.from("{")));
  await expect(page.getByText("Soubor data/camp.json má chybu v zápisu.")).toBeVisible();
  await page.evaluate(axeSource);
  expect(await violations(page, wcag, ["#nc-root"])).toEqual([]);
});
