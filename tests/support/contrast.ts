import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addStyles } from "./add-styles";

/** Relative luminance of a colour as WCAG 2 defines it; channels from 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const luminanceOf = (color: string) => luminance((color.match(/[\d.]+/g) ?? []).map(Number));

/** The contrast of two opaque colours, as computed styles write them. */
export const contrast = (one: string, other: string) => ratio(luminanceOf(one), luminanceOf(other));

/**
 * Of the texts, which have to be in the viewport, those whose contrast is too low, each with its ratio and the ratio that WCAG 2
 * AA requires: 3 for text from 24 px on, 4.5 for smaller text. The worst 2 % of the area of a text do not count.
 */
export async function findLowContrast(page: Page, texts: Locator): Promise<string[]> {
  const found = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const { color, fontSize } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      return { text: element.textContent, color, needed: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5, box };
    }),
  );
  const showText = await addStyles(page, "* { color: transparent !important }");
  const screenshot = sharp(await page.screenshot()).removeAlpha();
  await showText();
  const low = found.map(async ({ text, color, needed, box: [left = 0, top = 0, width = 0, height = 0] }) => {
    const own = luminanceOf(color);
    const pixels = await screenshot.clone().extract({ left, top, width, height }).raw().toBuffer();
    const ratios = Array.from({ length: pixels.length / 3 }, (_, index) =>
      ratio(own, luminance([...pixels.subarray(3 * index, 3 * index + 3)])),
    ).sort((a, b) => a - b);
    const contrast = ratios[Math.floor(ratios.length / 50)] ?? 0;
    return contrast < needed ? [`${text}: ${contrast} of ${needed}`] : [];
  });
  return (await Promise.all(low)).flat();
}
