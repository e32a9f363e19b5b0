import type { Locator } from "playwright-core";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { screens } from "../support/screens";

const open = siteInBrowser({ resized: true });

/** Those of the links and buttons that are smaller than the size in CSS pixels, as „text: width × height“. */
const smallerThan = (controls: Locator, size: { width: number; height: number }) =>
  controls.evaluateAll((all, { width, height }) => {
    /** Where a press counts: the whole card if the link covers it. */
    const target = (control: Element) => {
      const covers = getComputedStyle(control, "::after").position === "absolute";
      return (covers ? (control as HTMLElement).offsetParent : control) as HTMLElement;
    };
    return all
      .filter((control) => control.checkVisibility())
      .map((control) => ({ text: control.textContent, box: target(control).getBoundingClientRect() }))
      .filter(({ box }) => box.width < width || box.height < height)
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`);
  }, size);

describe.each(screens)("on %s", (_, path, options) => {
  test("everything can be hit: 24 px at least, and 44 px high for a finger", async () => {
    const page = await hydrated(await open(path, { ...phone, ...options }));
    const controls = page.locator("a, button");
    const forFingers = page.locator(":is(nav, main, footer) :is(a, button)");
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await smallerThan(controls, { width: 24, height: 24 })).toEqual([]);
      if (width < 1440) expect(await smallerThan(forFingers, { width: 24, height: 44 })).toEqual([]);
    }
    expect(await forFingers.count()).toBeGreaterThan(5);
  });
});
