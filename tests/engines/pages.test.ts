import { data } from "../support/data";
import { menu, screens } from "../support/screens";
import { clockAt } from "./inject";
import { menuLink } from "./page";
import { expect, test } from "./test";

for (const { name, path, now, error } of screens)
  test(`${name} opens without an error, every picture loads, and no width needs sideways scrolling`, async ({
    tab,
    site,
    allowErrors,
  }) => {
    if (error) allowErrors(error);
    if (now) site.script = clockAt(now);
    await tab.open(path);
    // Gatsby does so while the menu is in view, in the name of this page.
    await tab.prefetched();
    await tab.loadPictures();
    for (const width of [375, 768, 1440]) {
      await tab.driver.resize(width, 900);
      await tab
        .poll(() => [innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth], "width")
        .toEqual([width, 0]);
    }
  });

for (const [label, path] of menu)
  test(`${label}: the load event, after which the scripts start, waits for nothing but the page`, async ({ tab }) => {
    const seconds = async () => {
      await tab.open(path);
      return tab.driver.evaluate(() => {
        const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return ((page as PerformanceNavigationTiming).loadEventStart - (page?.responseEnd ?? 0)) / 1000;
      });
    };
    // Again on a busy machine: what counts is that it can be quick.
    await expect.poll(seconds).toBeLessThan(2);
  });

test("without JavaScript every page is complete and the menu works", async ({ tab, site }) => {
  site.scripts = false;
  await tab.goto("/kontakty/");
  for (const [label, path, heading] of menu) {
    await tab.click(menuLink, label);
    await tab.heading(heading);
    await tab.path().toBe(path);
    await tab.loadPictures();
    if (path === "/") await tab.texts("main a").toContain("Pustit film");
    if (path === "/letos/") {
      await tab.texts("main").not.toEqual([expect.stringContaining("Začínáme za")]);
      await tab
        .texts("li > * > :last-child")
        .toEqual(expect.arrayContaining(data("leaders.json").map(({ name }) => name)));
    }
    if (path === "/historie/") await tab.texts("main li h3, main li h4").toHaveLength(data("history.json").length);
  }
  await tab.phoneNumber();
});

test("a system that prefers dark gets dark pages with light text", async ({ launch, site }) => {
  const driver = await launch({ dark: true });
  try {
    for (const [, path] of menu) {
      await driver.goto(site.origin + path);
      const brightness = () =>
        driver.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body);
          return [backgroundColor, color].map((rgb) => Math.max(...(rgb.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
        });
      const [background = 255, text = 0] = await brightness();
      expect(background, path).toBeLessThan(80);
      expect(text, path).toBeGreaterThan(180);
    }
  } finally {
    await driver.close();
  }
});
