import type { Page } from "@playwright/test";

/** Adds styles as a reader's own would come, to whom the page's policy does not apply; gives the function that takes them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () => sheet.evaluate((sheet) => sheet.replaceSync(""));
}
