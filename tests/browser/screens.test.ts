import type { Locator } from "@playwright/test";
import { addStyles } from "../support/add-styles";
import { openWorkingCopy, siteFiles } from "../support/admin-form";
import { contrastOnly, findViolations, flattenBackgrounds, wcag, wcagAndBestPractice } from "../support/axe";
import { contrast } from "../support/contrast";
import { doubleText, findLayoutIssues, textSpacing } from "../support/layout-issues";
import { findMoving } from "../support/motion";
import { screens, setClock } from "../support/pages";
import { preloadPages } from "../support/prefetch";
import { countPages } from "../support/print-issues";
import { expect, open, type Page, phone, region, test } from "../support/test";

test.use(phone);

/** Scrolls to each decade and card as a hash does; returns those whose heading the sticky navigation then covers. */
const coveredHeadings = (page: Page) =>
  page.evaluate(() => {
    const navigation = document.querySelector("nav[aria-label='Desetiletí']");
    const covered = [...document.querySelectorAll("main section[id]:has(h3), main li[id]")].filter((target) => {
      target.scrollIntoView();
      const heading = target.querySelector("h3, h4, a") as Element;
      return Number(navigation?.getBoundingClientRect().bottom) > heading.getBoundingClientRect().top;
    });
    window.scrollTo(0, 0);
    return covered.map(({ id }) => id);
  });

const main = (page: Page) => page.getByRole("main");
const at = (width: number, height = 740) => ({ width, height });

/** Visible controls whose target is narrower than 24 px or lower than `least` px. */
const smallTargets = (controls: Locator, least: number) =>
  controls.evaluateAll((all, least) => {
    const isSmall = (control: Element) => {
      // A link whose ::after covers its card has the card as its target.
      const coversCard = getComputedStyle(control, "::after").position === "absolute";
      const target = (coversCard && (control as HTMLElement).offsetParent) || control;
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < least;
    };
    return all.filter((control) => control.checkVisibility() && isSmall(control)).map(({ outerHTML }) => outerHTML);
  }, least);

/** What has an edge on each page, and before the start: forced colours remove backgrounds and shadows. */
const surfaces = (page: Page): Record<string, Locator[]> => ({
  "/": [main(page).getByRole("button").locator(".."), page.getByText("Pustit film").first(), region(page, "pod stany")],
  "/letos/": [
    region(page, "Pozvánka"),
    region(page, "Stav přihlášek").getByRole("paragraph").last(),
    region(page, "Vedoucí").getByRole("listitem").locator("> * > :first-child"),
  ],
  "Letos before the start": [
    region(page, "Začínáme za"),
    page.getByRole("timer").locator("> * + *"),
    region(page, "Začínáme za").getByRole("button"),
    region(page, "Začínáme za").getByRole("link"),
  ],
  "/historie/": [page.getByRole("navigation", { name: "Desetiletí" }), main(page).locator("ol > *")],
  "the page of a year": [main(page).locator("[aria-current] > *")],
  "/soubory/": [main(page).getByRole("listitem")],
  "/kontakty/": [region(page, "Hlavní vedoucí"), page.getByRole("link", { name: "+420" })],
});

/** Elements without a border (on the left or on top) and without an outline that differ from the background. */
const withoutEdge = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const background = getComputedStyle(document.documentElement).backgroundColor;
    const hasEdge = (element: Element) =>
      ["border-left", "border-top", "outline"].some((line) => {
        const value = (part: string) => getComputedStyle(element).getPropertyValue(`${line}-${part}`);
        return value("style") !== "none" && value("width") !== "0px" && value("color") !== background;
      });
    return all.filter((element) => !hasEdge(element)).map(({ outerHTML }) => outerHTML);
  });

/** How many sheets of paper a page may take if one is not enough. */
const sheets: Record<string, number> = { "/letos/": 2, "/historie/": 4 };

async function expectReadable(page: Page, how: string, viewports: (typeof phone.viewport)[], longest = 0) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect.soft(await findLayoutIssues(page, longest), `${how}, ${viewport.width} px wide`).toEqual([]);
    expect.soft(await coveredHeadings(page), `${how}, ${viewport.width} px wide`).toEqual([]);
  }
}

/** The checks that need Chromium's emulation of media or its settings. */
const ONLY_CHROMIUM = /reduced motion|large text|forced colours|prints/;

/** What is true of every screen. Each check begins on a phone, in light, and may leave any viewport and media. */
const checks: Record<string, (page: Page, screen: (typeof screens)[number]) => Promise<void>> = {
  async "nothing moves with reduced motion"(page) {
    expect.soft(await findMoving(page)).toEqual([]);
  },

  async "axe finds nothing, in both schemes"(page) {
    const restoreBackgrounds = await flattenBackgrounds(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize(at(width));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === "light" ? wcagAndBestPractice : contrastOnly;
        expect.soft(await findViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await restoreBackgrounds();
  },

  async "targets are at least 24 × 24 px, those for fingers 44 px high"(page) {
    const forFingers = page.locator(":is(nav, main, footer) :is(a:not(.visually-hidden), button, summary)");
    expect.soft(await forFingers.count()).toBeGreaterThan(5);
    const controls = page.locator("a:not(.visually-hidden), button, summary");
    for (const width of [320, 1440]) {
      await page.setViewportSize(at(width));
      expect.soft(await smallTargets(controls, 24), `${width} px`).toEqual([]);
      if (width === 320) expect.soft(await smallTargets(forFingers, 44)).toEqual([]);
    }
  },

  async "text is readable in narrow viewports and with wide spacing"(page) {
    // A tablet, a phone, and 1280 × 1024 px at 400 %.
    await expectReadable(page, "as it is", [at(820), at(320), at(320, 256)], 14);
    const removeSpacing = await addStyles(page, textSpacing);
    await expectReadable(page, "with spacing", [at(320), at(360), at(1440)]);
    await removeSpacing();
  },

  async "large text is readable"(page) {
    const restoreText = await doubleText(page);
    await expectReadable(page, "with large text", [at(1440), at(360)]);
    await expectReadable(page, "with large text", [at(320)], 14);
    await restoreText();
  },

  async "surfaces have an edge in forced colours"(page, { name, path }) {
    const { [path]: onPage = [], [name]: onScreen = [] } = surfaces(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      for (const surface of [...onPage, ...onScreen, page.getByRole("contentinfo")]) {
        await expect.soft(surface).not.toHaveCount(0);
        expect.soft(await withoutEdge(surface), colorScheme).toEqual([]);
      }
    }
  },

  async "it prints on few sheets, black on white, without what is only for the screen"(page, { path }) {
    // The styles of other pages come with their code.
    await preloadPages(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const onlyOnScreen = page.locator("nav, footer, [role=timer]");
    const texts = page.getByText(/Pozastavit odpočet|Přeskočit na obsah|Pustit film|Uložit odkaz jako/);
    await expect.soft(onlyOnScreen.or(texts).filter({ visible: true })).toHaveCount(0);
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const element of ["html", "body"])
      await expect.soft(page.locator(element)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect.soft(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    const printed = page.locator(":is(header, main) *").filter({ visible: true });
    const colors = await printed.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
    for (const color of new Set(colors)) expect.soft(contrast(color, [255, 255, 255]), color).toBeGreaterThan(4.5);
    expect.soft(await countPages(page)).toBeLessThanOrEqual(sheets[path] ?? 1);
  },
};

for (const screen of screens)
  test(`${screen.name} can be read and used in every way`, async ({ page, allowErrors, browserName }) => {
    if (screen.error) allowErrors(screen.error);
    if (screen.now) await setClock(page, screen.now);
    await open(page, screen.path);
    for (const [name, check] of Object.entries(checks)) {
      if (browserName !== "chromium" && ONLY_CHROMIUM.test(name)) continue;
      await page.setViewportSize(phone.viewport);
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
      await test.step(name, () => check(page, screen));
    }
  });

test("of the form what is ours passes axe: its page, and a message above it", async ({ page }) => {
  await openWorkingCopy(page, siteFiles().set("data/camp.json", Buffer.from("{")));
  await expect(page.getByText("Soubor data/camp.json má chybu v zápisu.")).toBeVisible();
  expect(await findViolations(page, wcag, ["#nc-root"])).toEqual([]);
});
