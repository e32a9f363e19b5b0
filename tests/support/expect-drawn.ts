import { expect, type Locator } from "@playwright/test";

/** Scrolls to the image and waits until it is loaded and no longer transparent. */
export async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty("complete", true);
  await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  await expect(image).not.toHaveCSS("opacity", "0");
}
