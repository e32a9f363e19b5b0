import type { Locator } from "@playwright/test";
import { cancelled } from "../support/open-contacts";
import { beforeStart, screens, setClock } from "../support/screens";
import { expect, open, test } from "../support/test";
import { phone } from "../support/viewports";

test.use(phone);

/** Visible controls whose target is smaller than the size in CSS pixels. */
const smallerThan = (controls: Locator, size: { width: number; height: number }) =>
  controls.evaluateAll((all, { width, height }) => {
    /** A link whose ::after covers its card has the card as its target. */
    const target = (control: Element) => {
      const coversCard = getComputedStyle(control, "::after").position === "absolute";
      return (coversCard ? (control as HTMLElement).offsetParent : control) as HTMLElement;
    };
    return all
      .filter((control) => control.checkVisibility())
      .map((control) => ({ text: control.textContent, box: target(control).getBoundingClientRect() }))
      .filter(({ box }) => box.width < width || box.height < height)
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`);
  }, size);

test("targets are at least 24 × 24 px, those for fingers 44 px high", async ({ page, allowErrors }) => {
  allowErrors(cancelled);
  await setClock(page, beforeStart);
  const controls = page.locator("a, button");
  const forFingers = page.locator(":is(nav, main, footer) :is(a, button)");
  for (const { name, path, now, error } of screens) {
    if (error) allowErrors(error);
    if (now) await page.clock.setSystemTime(now);
    await open(page, path);
    expect(await forFingers.count(), name).toBeGreaterThan(5);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await smallerThan(controls, { width: 24, height: 24 }), `${name}, ${width} px`).toEqual([]);
      if (width === 1440) continue;
      expect(await smallerThan(forFingers, { width: 24, height: 44 }), `${name}, ${width} px`).toEqual([]);
    }
  }
});
