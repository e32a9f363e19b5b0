import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addStyles } from "./add-styles";

/** Relative luminance of an opaque colour as WCAG 2 defines it: a computed style, or channels from 0 to 255. */
function luminance(color: string | Iterable<number>): number {
  const channels: Iterable<string | number> = typeof color === "string" ? (color.match(/[\d.]+/g) ?? []) : color;
  const [red = 0, green = 0, blue = 0] = Array.from(channels, (channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 defines it. */
export function contrast(...colors: Parameters<typeof luminance>[0][]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
    const pixels = await screenshot.clone().extract({ left, top, width, height }).raw().toBuffer();
    const ratios = Array.from({ length: pixels.length / 3 }, (_, index) =>
      contrast(color, pixels.subarray(3 * index, 3 * index + 3)),
    ).sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length / 50)] ?? 0;
    return worst < needed ? [`${text}: ${worst} of ${needed}`] : [];
  });
  return (await Promise.all(low)).flat();
}
