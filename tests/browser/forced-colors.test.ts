import type { Locator, Page } from "playwright-core";
import { hydrated, type Options, siteInBrowser } from "../support/browser";
import { beforeStart } from "../support/screens";

const open = siteInBrowser();

async function inForcedColors(path: string, options: Options = {}) {
  const page = await hydrated(await open(path, { ...options, reducedMotion: "reduce" }));
  await page.emulateMedia({ forcedColors: "active" });
  return page;
}

/** How many of the elements have no line along that side. Backgrounds and shadows are gone, so that they are known by it. */
const withoutEdge = (elements: Locator, side = "left") =>
  elements.evaluateAll((all, side) => {
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const [border, outline] = [`border-${side}`, "outline"].map((line) => {
        const [kind, width, color] = ["style", "width", "color"].map((part) =>
          style.getPropertyValue(`${line}-${part}`),
        );
        return kind !== "none" && width !== "0px" && color !== page;
      });
      return border || outline;
    };
    return all.filter((element) => !hasEdge(element)).length;
  }, side);

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => page.getByRole("region", { name });

test.each<[string, Record<string, (page: Page) => Locator>]>([
  [
    "/",
    {
      film: (page) => main(page).getByRole("button").locator("xpath=.."),
      "control of the film": (page) => page.getByText("Pustit film").first(),
    },
  ],
  [
    "/letos/",
    {
      panel: (page) => region(page, "Pozvánka"),
      "panel of the countdown": (page) => region(page, "Začínáme za"),
      "part of the countdown": (page) => page.getByRole("timer").locator("> * + *"),
      "button of the countdown": (page) => region(page, "Začínáme za").getByRole("button"),
      stamp: (page) => region(page, "Stav přihlášek").getByRole("paragraph"),
      portrait: (page) => region(page, "Vedoucí").getByRole("listitem").locator("> * > :first-child"),
    },
  ],
  [
    "/historie/",
    {
      "board of decades": (page) => page.getByRole("navigation", { name: "Desetiletí" }),
      card: (page) => main(page).locator("ol > *"),
    },
  ],
  ["/soubory/", { document: (page) => main(page).getByRole("listitem") }],
  [
    "/kontakty/",
    {
      contact: (page) => region(page, "Hlavní vedoucí"),
      phone: (page) => page.getByRole("link", { name: "+420" }),
    },
  ],
])("in forced colours everything on %s that is known by its colour has an edge", async (path, things) => {
  const page = await inForcedColors(path, beforeStart);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, find] of Object.entries(things)) {
      expect([name, await find(page).count()]).not.toEqual([name, 0]);
      expect([name, await withoutEdge(find(page))]).toEqual([name, 0]);
    }
    expect(await withoutEdge(page.getByRole("contentinfo"), "top")).toBe(0);
  }
});

test("in forced colours the current page and the current decade are underlined, the others are not", async () => {
  const page = await inForcedColors("/historie/");
  await page.getByRole("navigation", { name: "Desetiletí" }).getByRole("link").nth(1).click();
  await page.locator("[aria-current=location]").waitFor();
  const underlined = await page
    .locator("nav a")
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine === "underline").map((link) => link.ariaCurrent),
    );
  expect(underlined).toEqual(["page", "location"]);
});

test("in forced colours the focus can be seen", async () => {
  const page = await inForcedColors("/letos/");
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus-visible").count()).toBe(1);
    const { style, color } = await page.locator(":focus-visible").evaluate((control) => {
      const { outlineStyle, outlineColor } = getComputedStyle(control);
      return { style: outlineStyle, color: outlineColor };
    });
    expect(style).toBe("solid");
    expect(color).not.toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  }
});
