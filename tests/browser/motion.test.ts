import type { Page } from "playwright-core";
import { typeset } from "../../src/lib/typography";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { beforeStart, screens } from "../support/screens";

const open = siteInBrowser();
const labels = ["Letos", "Historie", "Soubory", "Kontakty", "Úvod"];
const { title } = data("site.json");

async function follow(page: Page, label: string) {
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: label }).click();
  await page.waitForFunction((start) => document.title.startsWith(start), typeset(label === "Úvod" ? title : label));
}

describe("whoever wants less motion gets none", () => {
  /** Elements with a transition or an animation that takes time. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) =>
          ["", "::before", "::after"].some((part) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element, part);
            return /[1-9]/.test(transitionDuration + animationDuration);
          }),
        )
        .map(({ localName, className }) => `${localName}.${className}`),
    );

  test.each(screens)("on %s", async (_, path, options) => {
    const page = await hydrated(await open(path, { ...options, reducedMotion: "reduce" }));
    expect(await moving(page)).toEqual([]);
  });

  test("on the pages that links lead to", async () => {
    const page = await hydrated(await open("/", { ...beforeStart, reducedMotion: "reduce" }));
    for (const label of labels) {
      await follow(page, label);
      expect(await moving(page)).toEqual([]);
    }
  });
});

test("the first page is simply there, the heading of each further one arrives softly", async () => {
  const arrivals = (page: Page) => page.evaluate(() => (window as unknown as { arrivals: number }).arrivals);
  const page = await open("/", {
    prepare: (page) =>
      page.addInitScript(() => {
        const counted = Object.assign(window, { arrivals: 0 });
        document.addEventListener("animationstart", ({ target }) => {
          if ((target as Element).contains(document.querySelector("h1"))) counted.arrivals++;
        });
      }),
  });
  await hydrated(page);
  expect(await arrivals(page)).toBe(0);
  for (const [index, label] of labels.entries()) {
    await follow(page, label);
    await page.waitForFunction(
      (expected) => (window as unknown as { arrivals: number }).arrivals === expected,
      index + 1,
    );
  }
});
