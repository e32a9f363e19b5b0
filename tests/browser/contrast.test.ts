import type { Locator, Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { lowestContrast, neededContrast } from "../support/contrast";
import { beforeStart } from "../support/screens";

const open = siteInBrowser({ resized: true });

// Pictures and nights look the same in both schemes, only a little darker in the dark one; for the rest axe does.
test.each<[string, string, (page: Page) => Locator]>([
  ["the header's picture", "/", (page) => page.getByRole("banner").locator("p :is(a, span)")],
  ["the film's picture", "/", (page) => page.getByText("Pustit film").first()],
  ["the night of the countdown", "/letos/", (page) => countdown(page).locator("h2, p span > span, button, a")],
  ["the lanterns", "/kontakty/", (page) => page.getByRole("main").locator("h2, dt, dd a")],
])("the text on %s can be read", async (_, path, find) => {
  const page = await hydrated(await open(path, { ...beforeStart, reducedMotion: "reduce" }));
  await page.waitForLoadState("networkidle");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await find(page).count()).toBeGreaterThan(0);
    for (const text of await find(page).all()) {
      const contrast = await lowestContrast(page, text);
      const what = `${await text.innerText()} at ${width} px: ${contrast.toFixed(1)}`;
      expect([what, contrast >= (await neededContrast(text))]).toEqual([what, true]);
    }
  }
});

const countdown = (page: Page) => page.getByRole("region", { name: "Začínáme za" });
