import type { Page } from "@playwright/test";
import { addStyles } from "./add-styles";

/** The area within the margins of an A4 page, in CSS pixels. */
const width = 657;
const height = 1009;

/** Counts the sheets of a printed page. A pattern can find them in the PDF, as they are plain text. */
export const countPages = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\s/g)?.length;

/** Lays out a page in columns as large as a sheet, because browsers break content into columns and sheets by the same rules. */
export async function layOutOnSheets(page: Page): Promise<void> {
  await page.setViewportSize({ width, height });
  await addStyles(page, `body { columns: ${width}px; column-gap: 0; column-fill: auto; height: ${height}px; }`);
}

/**
 * Finds headings and cards that are cut, overlap or are not in order (to the right, then down, then on the next sheet),
 * headings alone at the foot of a sheet, and images over captions. Throws if all is on one sheet: nothing can break.
 */
export async function findPrintIssues(page: Page): Promise<string[]> {
  const main = page.getByRole("main");
  const headings = main.getByRole("heading").filter({ hasNot: page.getByRole("link") });
  const boxes = await headings.or(main.getByRole("listitem")).evaluateAll((elements, width) => {
    const start = document.body.getBoundingClientRect().left - 1;
    return elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [image, caption] = ["img", "picture ~ *"].map((part) =>
        element.querySelector(part)?.getBoundingClientRect(),
      );
      return {
        name: element.textContent,
        isHeading: /^H/.test(element.tagName),
        isCut: element.getClientRects().length > 1,
        isCaptionCovered: image && caption && caption.top < image.bottom - 1,
        sheet: Math.floor((left - start) / width),
        left,
        right,
        top,
        bottom,
      };
    });
  }, width);
  if (!boxes.at(-1)?.sheet) throw new Error("Nothing to check: everything is on one sheet.");
  return boxes.flatMap((box, index) => {
    const later = boxes.slice(index + 1);
    const misplaced = later.filter(({ sheet, left, top }) => {
      const isBeside = top === box.top && left >= box.right;
      return sheet < box.sheet || (sheet === box.sheet && !isBeside && top < box.bottom);
    });
    const issues = misplaced.map(({ name }) => `${name} is before or over ${box.name}`);
    if (box.isCut || box.bottom > height) issues.push(`${box.name} is cut`);
    if (box.isHeading && later[0]?.sheet !== box.sheet) issues.push(`${box.name} is alone at the foot of its sheet`);
    if (box.isCaptionCovered) issues.push(`The caption of ${box.name} is covered`);
    return issues;
  });
}
