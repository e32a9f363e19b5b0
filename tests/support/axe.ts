import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { addStyles } from "./add-styles";

type WindowWithAxe = Window & typeof globalThis & { axe: typeof import("axe-core") };

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
export const wcag = { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
export const wcagAndBestPractice = { ...wcag, values: [...wcag.values, "best-practice"] };
/** The only rule whose result depends on the colour scheme. */
export const contrastOnly: RunOptions["runOnly"] = { type: "rule", values: ["color-contrast"] };

/** axe cannot compute contrast on gradients, the woven texture and the header's image. contrast.test.ts measures it there. */
const flatBackgrounds = `
  *, ::before, ::after { background-image: none !important }
  ::before { content: none !important }
  header picture { display: none !important }`;

/** Removes the backgrounds that axe cannot judge; returns a function that puts them back. */
export const flattenBackgrounds = (page: Page) => addStyles(page, flatBackgrounds);

/**
 * Finds the elements that violate a rule, or whose contrast axe cannot compute. Returns the rule and the HTML of each of them.
 * Images, arrows and the elements in `exclude` are left out.
 */
export async function findViolations(page: Page, runOnly: RunOptions["runOnly"], exclude: string[] = []) {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations, incomplete } = await (window as WindowWithAxe).axe.run(
        { exclude },
        { runOnly, resultTypes: ["violations", "incomplete"] },
      );
      const undecided = incomplete.filter(({ id }) => id === "color-contrast");
      return [...violations, ...undecided].flatMap(({ id, nodes }) =>
        nodes
          .filter(({ any, html }) => {
            const reason = any[0]?.data?.messageKey;
            return reason !== "imgNode" && !(reason === "nonBmp" && html.includes('aria-hidden="true"'));
          })
          .map(({ html }) => `${id}: ${html}`),
      );
    },
    { runOnly, exclude },
  );
}
