import { beforeStart, setClock } from "../support/pages";
import { expect, open, type Page, phone, test } from "../support/test";

test.use({ reducedMotion: "reduce" });

/**
 * The look of the pages on a phone, and what is different elsewhere: a page and its setting, elements, and their computed values.
 * A change of the design also changes rows here. What no row says is either tested by a rule, as contrast is, or left to the eye.
 */
const looks: Record<string, Record<string, string>> = {
  "/kontakty/": {
    html: "color: #222b25; background-color: #f8efdc; text-size-adjust: 100%",
    "header > div": "align-items: start; gap: 12px; min-height: 136px; padding: 20.4px 16px",
    "header picture": "background-position: 66% 77%; background-size: cover; inset: 0px; z-index: -2",
    "header span": "color: #f7a945; display: block; font: 700 13.4px/14.07px Fraunces; margin-top: 4.69px",
    "header nav::after": "background-repeat: repeat-x; background-size: 20px 10px; height: 10px",
    "header li a": "font: 650 12.54px/20.06px system-ui; text-transform: uppercase; text-decoration-line: none",
    "header [aria-current]": "color: #f7a945; text-decoration-line: underline",
    main: "padding: 30px 16px 144px",
    h1: "color: #1d4434; font: 700 38px/43.7px Fraunces",
    "main section": "background-color: #131c31; border-radius: 12px; gap: 16px; padding: 20px",
    "[href^=tel]":
      "color: #1c1406; background-color: #f7a945; font: 700 24px/26.4px Fraunces; gap: 10.8px; padding: 8px 8.64px",
    footer: "color: #fdf3dc; background-color: #1d4434; columns: 1; padding: 16px 16px 24px",
    "footer::before": "background-color: #1d4434; height: 72px; mask-size: auto 100%",
  },
  "/kontakty/ at a desk": {
    "header > div": "align-items: center; gap: 24px; min-height: 144px; padding: 21.6px 56px",
    "header ul": "display: flex; gap: 0px 38.4px",
    main: "max-width: 1248px; padding: 48px 40px 144px",
    "main > div > div": "columns: 2; gap: 24px",
  },
  "/kontakty/ on a large screen": { html: "font-size: 18.06px" },
  "/kontakty/ on paper": {
    "header picture": "display: none",
    "[href^=tel]": "font: 700 20.17px/22.18px Fraunces; padding: 0px",
  },
  "/kontakty/ in forced colours": { "footer::before": "display: none" },
  "/soubory/": {
    "main li":
      "background-color: #fffaf0; border-radius: 12px; gap: 24px; padding: 20px; outline: #cdbb90 dashed 2px; outline-offset: -10px",
    "main li > span": "align-content: end; padding: 0px 8px 12px; rotate: -3deg; width: 64px",
    "main li > span > span": "color: #ffffff; background-color: #a43716; border-radius: 3px; padding: 1.5px 7.5px",
    h2: "font: 700 20px/23px Fraunces; margin: 0px 0px 8px",
    "h2 span": "color: #5d5945; font: 400 15px/22.5px system-ui; white-space: nowrap",
    "main .visually-hidden": "clip-path: inset(50%); position: absolute",
  },
  "/soubory/ at a desk": {
    "main ul": "columns: 2",
    "main li:last-child": "grid-column: 1 / -1",
  },
  "/soubory/ under the pointer": { "main li > span": "rotate: 0deg; translate: 0px -4px" },
  "/": {
    "h1 + a": "background-color: #fffaf0; border: 2px dashed #cdbb90; border-radius: 12px; padding: 8px 16px 9.6px",
    "h1 ~ div": "gap: 16px; margin: 24px 0px 0px; max-width: 608px",
    "h1 ~ div p": "font: 400 20px/29px system-ui",
    "div:has(> button)": "background-color: #fffaf0; border-radius: 3px; padding: 8px",
    "main button img": "inset: 0px; object-fit: cover; position: absolute",
    "main button > span":
      "color: #1d4434; background-color: #fffaf0; border-radius: 32px; padding: 5.4px 13.86px; bottom: 12px; left: 12px; position: absolute; z-index: 1",
    "main button > span::before":
      "background-color: #a43716; clip-path: polygon(12% 0px, 100% 50%, 12% 100%); forced-color-adjust: none",
    "main section":
      "background-image: linear-gradient(#131c31 25%, #1d4434); gap: 16px; margin: 0px -16px; padding: 24px 16px",
    "main ol": "columns: 10",
    "main ol li": "grid-column-start: 5",
    "main ol a": "color: #f7ecd3; font: 400 11px/17.6px system-ui; padding: 4px 0px; text-align: center",
    "main ol a::before": "background-position: 50% 0%; background-size: 100% 300%; width: 28.86px",
    "main ol [aria-label]": "color: rgba(247, 236, 211, 0.75); background-image: none",
    "main ol [aria-label]::before": "background-position: 50% 100%",
  },
  "/ at a desk": {
    "main > div > div": "columns: 2; gap: 0px 38.4px",
    "div:has(> button)": "padding: 14px; rotate: 1.2deg",
    "main section": "border-radius: 12px; margin: 0px; padding: 38.4px",
  },
  "/ zoomed in": { "main ol": "columns: 5" },
  "/ under the pointer": { "main a": "text-decoration-line: underline; text-decoration-thickness: 2.55px" },
  "/historie/": {
    "main nav": "background-color: #1d4434; border-radius: 32px; position: sticky; top: 8px",
    "main nav ul": "columns: 4; padding: 0px 4px",
    "main nav a": "color: #fdf3dc; font: 400 13px/20.8px Fraunces; text-align: center; text-decoration-line: none",
    "h2 + p": "color: #a43716; font: 700 20px/28px Fraunces",
    h3: "color: #1d4434; font: 700 20.8px/23.92px Fraunces",
    "main ol": "columns: 2; gap: 24px 12px",
    "ol > [id]": "background-color: #fffaf0; border-radius: 3px; padding: 101.33px 8px 8px; rotate: -0.9deg",
    "#leta-1980 [id]:has(picture)": "border-radius: 12px",
    "h4 span": "color: #a43716; display: block; font: 700 19px/44px Fraunces",
    "ol > * > [target]": "align-items: center; color: #a43716; font: 400 12px/44px system-ui; place-self: start end",
    "ol > * > [target]::before":
      "background-color: #a43716; forced-color-adjust: none; mask-size: contain; width: 13.8px",
    "#dalsi": "border-top: 2px dashed #cdbb90; margin: 24px 0px 0px; padding: 24px 0px 0px",
    "[id='2018']": "border: 2px dashed #cdbb90; border-radius: 3px; text-align: center",
    "[id='2018'] p": "color: #5d5945; font: 700 24px/44px Fraunces",
  },
  "/historie/ at a desk": {
    "main nav ul": "display: flex; justify-content: space-between",
    "main ol": "columns: 5; gap: 24px",
  },
  "/historie/ in the dark": {
    html: "color: #f1e7d0; background-color: #10171f; --focus: #8ec5ff",
    "header nav": "background-color: #16352c",
    h1: "color: #f7c277",
    "h2 ~ a": "color: #f5a273",
    "h3 + p": "color: #bdb49b",
  },
  "/historie/ with more contrast": {
    html: "--weave: #0000",
    "h3 + p": "color: #222b25",
    "#dalsi": "border-top: 2px dashed #222b25",
  },
  "/historie/ under the pointer": { "ol > [id]": "rotate: 0deg; translate: 0px -4px" },
  "/historie/ on paper": {
    "ol > [id]": "border: 1px solid #cdbb90; display: inline-flex; rotate: none; width: 75.33px",
    "ol picture": "margin: 0px 0px 3.67px; order: -1",
  },
  "/historie/1987/": {
    "div:has(> h1) p": "color: #a43716; font: 700 26px/31.2px Fraunces",
    "main a:has(img)": "background-color: #fffaf0; border-radius: 3px; cursor: zoom-in; padding: 7px",
    "div:has(> [target])": "gap: 24px; justify-items: start",
    "main [target]": "color: #fffaf0; background-color: #a43716; font: 700 18px/22.5px Fraunces; padding: 7.8px 18px",
    "main nav": "border-top: 2px dashed #cdbb90; columns: 2; gap: 12px; padding: 24px 0px 0px",
    "main nav a": "background-color: #fffaf0; border-radius: 3px; gap: 8px 16px; padding: 10px",
    "main nav p": "color: #a43716; font: 650 17px/27.2px system-ui; white-space: nowrap",
    "main [aria-current]::before": "background-position: 50% 50%",
    "main [aria-current] > span": "color: #1c1406; background-color: #f7a945; border-radius: 32px",
  },
  "/historie/1987/ at a desk": {
    "div:has(> a > picture)": "columns: 2; gap: 24px 38.4px",
    "main a:has(img)": "grid-row: 1 / 3; padding: 13px; position: sticky; top: 16px",
    "[rel=next]": "columns: 2; text-align: right",
    "[rel=next] picture": "order: 1",
  },
  "/historie/1987/ under the pointer": { "main [target]": "scale: 1.04" },
  "/letos/": {
    "main p[data-from]": "border-left: 4px solid #a43716; font: 400 20px/32px system-ui; padding: 0px 0px 0px 16px",
    "section:has(dl)": "background-color: #fffaf0; border-radius: 12px; gap: 16px; padding: 20px",
    dd: "color: #a43716; font: 700 28px/33.6px Fraunces",
    "[data-start]": "background-color: #131c31; justify-items: center; padding: 20px",
    "[role=timer]": "columns: 4; max-width: 736px; text-align: center",
    "[role=timer] > * > *": "color: #f7a945; display: block; font: 700 36px/39.6px Fraunces",
    "[data-start] button": "font: 400 15px/24px system-ui; padding: 0px 12px; text-decoration-line: underline",
    "p:has(> [target])": "border: 3px double #a43716; border-radius: 12px; padding: 11px 20px; rotate: -1.5deg",
    "main ul": "gap: 24px 12px; justify-content: center",
    "li button": "gap: 12px; outline-offset: 8px; text-align: center",
    "li button > span": "border-radius: 50%; overflow: hidden",
    "div:has(> details)": "border-top: 1px solid #cdbb90; break-inside: avoid",
    summary: "color: #a43716; cursor: pointer; padding: 12px 0px 12px 19.8px; text-indent: -19.8px",
    "main nav a": "border-radius: 12px; gap: 8px; padding: 20px",
  },
  "/letos/ at a desk": {
    "div:has(> [data-start])": "columns: 2; column-gap: 38.4px",
    "[data-start]": "grid-column: 1 / -1",
    dd: "font: 700 42.56px/51.07px Fraunces",
    "div:has(> div > details)": "columns: 2; gap: 0px 38.4px",
    "main nav": "columns: 3",
  },
  "/letos/ on paper": {
    "div:has(> div > details)": "column-count: 2",
    "main ul li": "display: inline-grid; vertical-align: top",
  },
};

/** Where a page looks different from how it looks on a phone. */
const settings: Record<string, (page: Page, element: string) => Promise<unknown>> = {
  "on a large screen": (page) => page.setViewportSize({ width: 1920, height: 1080 }),
  "at a desk": (page) => page.setViewportSize({ width: 1280, height: 740 }),
  "zoomed in": (page) => page.setViewportSize({ width: 320, height: 256 }),
  "on paper": (page) => page.emulateMedia({ media: "print" }),
  "in the dark": (page) => page.emulateMedia({ colorScheme: "dark" }),
  "with more contrast": (page) => page.emulateMedia({ contrast: "more" }),
  "in forced colours": (page) => page.emulateMedia({ forcedColors: "active" }),
  "under the pointer": (page, element) => page.hover(element, { force: true }),
};

/** Reads properties of an element or pseudo-element. `columns` is the number of columns of a grid, and `font` has four values. */
const look = (page: Page, element: string, properties: string[]) =>
  page.evaluate(
    ([element, properties]) => {
      const [selector = "", pseudo] = element.split(/(?=::)/);
      const style = getComputedStyle(document.querySelector(selector) as Element, pseudo);
      const { fontWeight, fontSize, lineHeight, fontFamily, gridTemplateColumns } = style;
      const own: Record<string, string> = {
        columns: String(gridTemplateColumns.split(" ").length),
        font: `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily.split(",")[0]}`,
      };
      const hex = (channel: string) => Number(channel).toString(16).padStart(2, "0");
      return properties
        .map((property) => `${property}: ${own[property] ?? style.getPropertyValue(property)}`)
        .join("; ")
        .replace(/rgb\((\d+), (\d+), (\d+)\)/g, (_, ...[red, green, blue]) => `#${hex(red)}${hex(green)}${hex(blue)}`)
        .replace(/\d+\.\d+/g, (fraction) => String(Math.round(100 * Number(fraction)) / 100));
    },
    [element, properties] as const,
  );

for (const [where, expected] of Object.entries(looks))
  test(`${where} looks as it was designed @chromium`, async ({ page }) => {
    const [path = "", ...setting] = where.split(" ");
    await setClock(page, beforeStart);
    await page.setViewportSize(phone.viewport);
    await open(page, path);
    await settings[setting.join(" ")]?.(page, String(Object.keys(expected)[0]));
    const found = { ...expected };
    for (const [element, values] of Object.entries(expected))
      found[element] = await look(page, element, values.match(/[\w-]+(?=: )/g) ?? []);
    expect(found).toEqual(expected);
  });

for (const scheme of ["light", "dark"] as const)
  test(`in the ${scheme} scheme the browser has the colour of the menu @chromium`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/");
    const color = await page.locator(`meta[name=theme-color][media*=${scheme}]`).getAttribute("content");
    const [red, green, blue] = Buffer.from(String(color).slice(1), "hex");
    await expect(page.locator("header nav")).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  });
