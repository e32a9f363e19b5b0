import type { Locator } from "@playwright/test";
import { beforeStart, setClock } from "../support/screens";
import { expect, open, type Page, region, test } from "../support/test";

test.use({ forcedColors: "active", reducedMotion: "reduce" });
test.beforeEach(({ page }) => setClock(page, beforeStart));

/** Elements without a border on that side and without an outline: forced colours remove backgrounds and shadows. */
const withoutEdge = (elements: Locator, side: "left" | "top") =>
  elements.evaluateAll((all, side) => {
    const background = getComputedStyle(document.documentElement).backgroundColor;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      return [`border-${side}`, "outline"].some((line) => {
        const [kind, width, color] = ["style", "width", "color"].map((part) =>
          style.getPropertyValue(`${line}-${part}`),
        );
        return kind !== "none" && width !== "0px" && color !== background;
      });
    };
    return all.filter((element) => !hasEdge(element)).map((element) => element.outerHTML);
  }, side);

const main = (page: Page) => page.getByRole("main");

const surfaces: Record<string, Record<string, (page: Page) => Locator>> = {
  "/": {
    video: (page) => main(page).getByRole("button").locator("xpath=.."),
    "button of the video": (page) => page.getByText("Pustit film").first(),
  },
  "/letos/": {
    panel: (page) => region(page, "Pozvánka"),
    "panel of the countdown": (page) => region(page, "Začínáme za"),
    "part of the countdown": (page) => page.getByRole("timer").locator("> * + *"),
    "button of the countdown": (page) => region(page, "Začínáme za").getByRole("button"),
    "link to the calendar": (page) => region(page, "Začínáme za").getByRole("link"),
    "registration status": (page) => region(page, "Stav přihlášek").getByRole("paragraph"),
    portrait: (page) => region(page, "Vedoucí").getByRole("listitem").locator("> * > :first-child"),
  },
  "/historie/": {
    "decade navigation": (page) => page.getByRole("navigation", { name: "Desetiletí" }),
    card: (page) => main(page).locator("ol > *"),
  },
  "/soubory/": { document: (page) => main(page).getByRole("listitem") },
  "/kontakty/": {
    contact: (page) => region(page, "Hlavní vedoucí"),
    phone: (page) => page.getByRole("link", { name: "+420" }),
  },
};

for (const [path, found] of Object.entries(surfaces))
  test(`in forced colours every surface on ${path} has an edge`, async ({ page }) => {
    await open(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [name, find] of Object.entries(found)) {
        await expect(find(page), name).not.toHaveCount(0);
        expect(await withoutEdge(find(page), "left"), name).toEqual([]);
      }
      expect(await withoutEdge(page.getByRole("contentinfo"), "top")).toEqual([]);
    }
  });

test("in forced colours only the current page and the current decade are underlined", async ({ page }) => {
  await open(page, "/historie/");
  await page.getByRole("navigation", { name: "Desetiletí" }).getByRole("link").nth(1).click();
  await expect(page.locator("[aria-current=location]")).toHaveCount(1);
  const underlined = page
    .locator("nav a")
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.ariaCurrent),
    );
  expect(await underlined).toEqual(["page", "location"]);
});

test("in forced colours the focus is visible", async ({ page }) => {
  await open(page, "/letos/");
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const focused = page.locator(":focus-visible");
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveCSS("outline-style", "solid");
    await expect(focused).not.toHaveCSS("outline-color", background);
  }
});
