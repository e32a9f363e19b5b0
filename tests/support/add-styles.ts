import type { Page } from "@playwright/test";

/** Adds a style sheet by script, which the page's CSP does not block. Returns a function that empties the sheet. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () => sheet.evaluate((sheet) => sheet.replaceSync(""));
}
