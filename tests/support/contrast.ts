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

/** Scrolls to the text and returns its colour and the box of its letters in the viewport, in CSS pixels. */
const scrollToText = (text: Locator) =>
  text.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { color: getComputedStyle(element).color, clip: { x, y, width, height } };
  });

/** The lowest contrast ratio between the text and its background. The worst 2 % of the area do not count. */
export async function lowestContrast(page: Page, text: Locator): Promise<number> {
  const { color, clip } = await scrollToText(text);
  const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  const showText = await addStyles(page, "* { color: transparent !important }");
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  await showText();
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const below = luminance([...data.subarray(at, at + 3)]);
    contrasts.push((Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 50)] ?? 0;
}

/** The contrast ratio that WCAG 2 AA requires: 3 for text from 24 px on, 4.5 for smaller text. */
export const neededContrast = (text: Locator) =>
  text.evaluate((element) => (Number.parseFloat(getComputedStyle(element).fontSize) >= 24 ? 3 : 4.5));
