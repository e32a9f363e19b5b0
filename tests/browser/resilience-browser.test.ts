import { addStyles } from "../support/add-styles";
import { findLayoutIssues } from "../support/layout-issues";
import { modifyResponse } from "../support/modify-response";
import { beforeStart, setClock } from "../support/pages";
import { cancelled, expect, open, type Page, region, test } from "../support/test";

const leaders = (page: Page) => region(page, "Vedoucí").getByRole("listitem");

test("leaders who cannot be shuffled before the paint are shown all the same", async ({ page, allowErrors }) => {
  allowErrors(/broken/);
  await page.addInitScript("Math.random = () => { throw new Error('broken'); }");
  await page.route("**/*.js", () => {});
  await page.goto("/letos/");
  await expect(leaders(page).filter({ visible: true })).toHaveCount(9);
});

test("where the inline scripts do not run, React shows the countdown", async ({ page }) => {
  await setClock(page, beforeStart);
  await page.route("**/letos/", (route) =>
    modifyResponse(route, (html) => html.replace(/if\([^{]+\)(?={window\.inlineScriptValues)/g, "if(0)")),
  );
  await open(page, "/letos/");
  expect(await page.evaluate("'inlineScriptValues' in window")).toBe(false);
  await expect(region(page, "Začínáme za")).toBeVisible();
});

for (const [year, width, copyright, days] of [
  [1970, 320, "© 2005 ", [/^\s*19\s?182\s+dní\s/]],
  [2099, 1440, "© 2005–2099 ", []],
] as const)
  test(`with a clock in the year ${year} the site is readable`, async ({ page }) => {
    const timer = page.getByRole("timer");
    await setClock(page, Date.UTC(year, 0, 2));
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/letos/");
    await expect(page.getByText("Ostrov v bouři")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(copyright);
    await expect(timer).toHaveText([...days]);
    // Five digits stay in one line.
    const counts = timer.locator("span > span:first-child");
    const heights = await counts.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size).toBe(days.length);
    expect(await findLayoutIssues(page)).toEqual([]);
  });

test("while an image is loading, only its preview is shown, not its text", async ({ page }) => {
  await page.route(/\.(avif|webp|jpg|png)$/, () => {});
  await page.goto("/historie/", { waitUntil: "commit" });
  await expect(page.getByRole("main").locator("img").last()).toHaveCSS("font-size", "0px");
});

test("without images cards keep their shape, and the page of a year says what its image would show", async ({
  page,
  allowErrors,
}) => {
  allowErrors(new RegExp(`\\.(avif|webp|jpg|png|svg) ?|${cancelled.source}`));
  await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
  for (const path of ["/", "/letos/", "/historie/"]) {
    await open(page, path);
    expect(await findLayoutIssues(page), path).toEqual([]);
  }
  // WebKit makes failed images square.
  await addStyles(page, "main img { aspect-ratio: 1; }");
  const images = page.getByRole("main").locator("img");
  await expect(images).toHaveCount(17);
  await images.evaluateAll((all: HTMLImageElement[]) => {
    for (const image of all) image.loading = "eager";
  });
  await expect(page.getByRole("main").locator("img[data-failed]")).toHaveCount(17);
  const shapes = images.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ offsetWidth, offsetHeight }) => (offsetWidth / offsetHeight).toFixed(1)),
  );
  expect(new Set(await shapes)).toEqual(new Set(["1.5"]));
  await open(page, "/historie/2019/");
  const image = page.getByRole("main").getByRole("img", { name: "Pět fialových stanů" });
  await expect(image).not.toHaveCSS("font-size", "0px");
  expect(await image.evaluate((image) => image.scrollHeight > image.clientHeight)).toBe(false);
  // White text with a dark edge is readable on any preview.
  await expect(image).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(image).toHaveCSS("text-shadow", /^rgb\(0, 0, 0\)/);
});
