import { expect, open, test } from "../support/test";

test.use({ forcedColors: "active", reducedMotion: "reduce" });

test("in forced colours focus is visible, and only current page and decade are underlined", async ({ page }) => {
  await open(page, "/historie/");
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus-visible")).toHaveCSS("outline-style", "solid");
    await expect(page.locator(":focus-visible")).not.toHaveCSS("outline-color", background);
  }
  await page.getByRole("navigation", { name: "Desetiletí" }).getByRole("link").nth(1).click();
  await expect(page.locator("[aria-current=location]")).toHaveCount(1);
  const underlined = page
    .locator("nav a")
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.ariaCurrent),
    );
  expect(await underlined).toEqual(["page", "location"]);
});
