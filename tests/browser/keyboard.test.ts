import type { Page } from "playwright-core";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { screens } from "../support/screens";

const open = siteInBrowser();

/** The control that has the focus: its place in the document, and what is wrong with how it shows. */
interface Stop {
  index: number;
  text: string;
  /** Box on the page in CSS pixels. */
  box: { left: number; right: number; top: number; bottom: number };
  faults: string[];
}

const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const [own, after] = ["", "::after"].map((part) => getComputedStyle(control, part)) as CSSStyleDeclaration[];
    // A link that covers its card has its outline around the card.
    const covers = after?.position === "absolute";
    const { outlineStyle, outlineWidth, outlineOffset } = (covers ? after : own) as CSSStyleDeclaration;
    const { left, right, top, bottom } = ((covers && control.offsetParent) || control).getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const faults: string[] = [];
    if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2) faults.push("no outline");
    if (left < reach || top < reach || right + reach > window.innerWidth || bottom + reach > window.innerHeight)
      faults.push(`not in the window: ${[left, top, right, bottom]}`);
    for (const y of [top + 12, (top + bottom) / 2, bottom - 12]) {
      const onTop = document.elementFromPoint((left + right) / 2, y);
      if (!onTop || !control.contains(onTop)) faults.push(`covered by ${onTop?.localName} ${onTop?.className}`);
    }
    return {
      index: [...document.querySelectorAll("a[href], button")].indexOf(control),
      text: control.textContent ?? "",
      box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
      faults,
    };
  });

const middle = ({ top, bottom }: Stop["box"]) => (top + bottom) / 2;

/** Presses the key until it has led through `count` controls. */
async function walk(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  return stops;
}

describe.each([
  ["a phone", phone],
  ["a desktop", {}],
])("on %s", (_, size) => {
  test.each(screens.filter(([name]) => name !== "Letos after the start"))(
    "%s can be walked by Tab, there and back",
    async (_, path, options) => {
      const page = await hydrated(await open(path, { ...size, ...options, reducedMotion: "reduce" }));
      const count = await page
        .locator("a[href], button")
        .evaluateAll((all) => all.filter((e) => e.checkVisibility()).length);
      const there = await walk(page, "Tab", count);
      expect(there.map(({ index }) => index)).toEqual([...Array(count).keys()]);
      for (const [index, { text, box, faults }] of there.entries()) {
        expect({ text, faults }).toEqual({ text, faults: [] });
        const before = there[index - 1]?.box;
        // To the right of the one before, or below it; pictures hang a little askew.
        if (before) expect(box.left > before.right - 12 || middle(box) > middle(before)).toBe(true);
      }
      const back = await walk(page, "Shift+Tab", count - 1);
      expect(back.map(({ index }) => index)).toEqual([...Array(count - 1).keys()].reverse());
      for (const { text, faults } of back) expect({ text, faults }).toEqual({ text, faults: [] });
    },
  );
});
