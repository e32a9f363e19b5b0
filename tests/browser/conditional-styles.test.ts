import { yearPage } from "../support/pages";
import { expect, type Page, test } from "../support/test";

type Change = (page: Page, element: string, property: string) => Promise<unknown>;

const emulate =
  (media: Parameters<Page["emulateMedia"]>[0]): Change =>
  (page) =>
    page.emulateMedia(media);
const widen =
  (width: number): Change =>
  (page) =>
    page.setViewportSize({ width, height: 900 });
const hover =
  (element: string): Change =>
  (page) =>
    page.locator(element).first().hover();
/** Takes away what our styles say. */
const unset: Change = (page, element, property) =>
  page.evaluate(
    ([element = "", property = ""]) =>
      document.querySelector<HTMLElement>(element)?.style.setProperty(property, "initial", "important"),
    [element, property],
  );

/** What a style depends on, a page, an element, a property of it, and the change or the other element with which it differs. */
const styles: [name: string, path: string, element: string, property: string, differs: Change | string][] = [
  ["a dark scheme", "/", "html", "background-color", emulate({ colorScheme: "dark" })],
  ["the need of more contrast", "/letos/", "dt", "color", emulate({ contrast: "more" })],
  ["the need of more contrast", "/historie/", "#dalsi", "border-top-color", emulate({ contrast: "more" })],
  ["the need of more contrast", "/", "body", "background-image", emulate({ contrast: "more" })],
  ["forced colours", "/", "footer::before", "display", emulate({ forcedColors: "active" })],
  ["forced colours", "/historie/", "li a[target]::before", "forced-color-adjust", "li a[target]"],
  ["paper", "/", "header picture", "display", emulate({ media: "print" })],
  ["a large screen", "/", "html", "font-size", widen(2560)],
  ["a large screen", yearPage("1987"), "main a:has(picture)", "position", widen(768)],
  ["a phone on its side", "/", "html", "text-size-adjust", unset],
  ["the pointer", "/", "main a", "text-decoration-thickness", hover("main a")],
  ["the pointer", "/historie/", "main li[id]", "translate", hover("main li[id]")],
  ["the pointer", "/soubory/", "main li > span", "translate", hover("main li")],
  ["the pointer", yearPage("1987"), "main a[target]", "scale", hover("main a[target]")],
  ["the hash", "/historie/", "[id='1999']", "outline-style", (page) => page.goto("/historie/#1999")],
  ["the current page", "/", "header nav [aria-current]", "color", "header nav a:not([aria-current])"],
  ["the shape of a picture", "/", "header picture img", "object-fit", unset],
  ["the shape of a picture", "/", "main button img", "object-fit", unset],
  ["the shape of a picture", "/", "header picture", "background-size", unset],
  ["being for screen readers", "/soubory/", "main .visually-hidden", "position", unset],
];

const computed = (page: Page, element: string, property: string) =>
  page.evaluate(
    ([element = "", property = ""]) => {
      const [selector = "", pseudo] = element.split("::");
      return getComputedStyle(document.querySelector(selector) as Element, pseudo && `::${pseudo}`)[
        property as "color"
      ];
    },
    [element, property],
  );

test.use({ reducedMotion: "reduce" });

for (const [name, path, element, property, differs] of styles)
  test(`${property} of ${element} depends on ${name} @chromium`, async ({ page }) => {
    await page.goto(path);
    const before = await computed(page, element, property);
    const other = typeof differs === "string" ? differs : element;
    if (typeof differs !== "string") await differs(page, element, property);
    await expect.poll(() => computed(page, other, property)).not.toBe(before);
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`in the ${colorScheme} scheme the browser has the colour of the menu @chromium`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const theme = page.locator("meta[name=theme-color]").and(page.locator(`[media*=${colorScheme}]`));
    const color = Buffer.from(String(await theme.getAttribute("content")).slice(1), "hex").join(", ");
    await expect(page.locator("header nav")).toHaveCSS("background-color", `rgb(${color})`);
  });
