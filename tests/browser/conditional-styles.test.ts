import { addStyles } from "../support/add-styles";
import { yearPage } from "../support/pages";
import { expect, type Page, test } from "../support/test";

test.use({ reducedMotion: "reduce" });

type Change = (page: Page, element: string, property: string) => Promise<unknown>;
const narrow: Change = (page) => page.setViewportSize({ width: 768, height: 1024 });
const hover: Change = (page, element) => page.hover(element, { force: true });
/** Takes away what our styles say. */
const reset: Change = (page, element, property) => addStyles(page, `${element} { ${property}: inherit !important }`);

type Media = Parameters<Page["emulateMedia"]>[0];
/** What a style depends on, a page, an element, the property that must differ, and the change that makes it differ. */
const styles: [name: string, path: string, element: string, property: string, change: Change | Media][] = [
  ["a dark scheme", "/", "html", "background-color", { colorScheme: "dark" }],
  ["a dark scheme", "/", "html", "--focus", { colorScheme: "dark" }],
  ["more contrast", "/letos/", "dt", "color", { contrast: "more" }],
  ["more contrast", "/historie/", "#dalsi", "border-top-color", { contrast: "more" }],
  ["more contrast", "/", "body", "background-image", { contrast: "more" }],
  ["forced colours", "/", "footer::before", "display", { forcedColors: "active" }],
  ["forced colours", "/historie/", "li a[target]::before", "forced-color-adjust", reset],
  ["forced colours", "/", "main button > span::before", "forced-color-adjust", reset],
  ["paper", "/", "header picture", "display", { media: "print" }],
  ["paper", "/letos/", "main div:has(> details)", "break-inside", reset],
  ["a large screen", "/", "html", "font-size", narrow],
  ["a large screen", yearPage("1987"), "main a:has(picture)", "position", narrow],
  ["a phone on its side", "/", "html", "text-size-adjust", reset],
  ["the pointer", "/", "main a", "text-decoration-thickness", hover],
  ["the pointer", "/historie/", "main li[id]", "translate", hover],
  ["the pointer", "/soubory/", "main li > span", "translate", hover],
  ["the pointer", yearPage("1987"), "main a[target]", "scale", hover],
  ["the hash", "/historie/", "[id='1999']", "outline-style", (page) => page.goto("/historie/#1999")],
  ["the digit of a year", "/", "main ol li", "grid-column-start", reset],
  ["the current page", "/", "header nav [aria-current]", "color", reset],
  ["the current page", "/", "header nav [aria-current]", "text-decoration-line", reset],
  ["the shape of a picture", "/", "header picture img", "object-fit", reset],
  ["the shape of a picture", "/", "main button img", "object-fit", reset],
  ["the shape of a picture", "/", "header picture", "background-size", reset],
  ["the shape of a picture", "/letos/", "main button > span", "overflow-x", reset],
  ["being for screen readers", "/soubory/", "main .visually-hidden", "position", reset],
];

for (const [name, path, element, property, change] of styles)
  test(`${property} of ${element} depends on ${name} @chromium`, async ({ page }) => {
    const [selector = "", pseudo] = element.split(/(?=::)/);
    const value = () =>
      page.evaluate(
        ([selector = "", property = "", pseudo]) =>
          getComputedStyle(document.querySelector(selector) as Element, pseudo).getPropertyValue(property),
        [selector, property, pseudo],
      );
    await page.goto(path);
    const before = await value();
    await (typeof change === "function" ? change(page, element, property) : page.emulateMedia(change));
    await expect.poll(value).not.toBe(before);
  });

for (const scheme of ["light", "dark"] as const)
  test(`in the ${scheme} scheme the browser has the colour of the menu @chromium`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/");
    const color = await page.locator(`meta[name=theme-color][media*=${scheme}]`).getAttribute("content");
    const [red, green, blue] = Buffer.from(String(color).slice(1), "hex");
    await expect(page.locator("header nav")).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  });
