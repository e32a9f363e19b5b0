import { screens, setClock } from "../support/screens";
import { expect, open, type Page, test } from "../support/test";

/** The focused control: its index among all visible controls, its text, its box on the page in CSS pixels, what hides its focus. */
interface Stop {
  index: number;
  text: string;
  box: { left: number; right: number; top: number; bottom: number };
  hidden: string[];
}

const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const after = getComputedStyle(control, "::after");
    // A link that covers its card has its outline around the card.
    const coversCard = after.position === "absolute";
    const { outlineStyle, outlineWidth, outlineOffset } = coversCard ? after : getComputedStyle(control);
    const surface = (coversCard && control.offsetParent) || control;
    const { left, right, top, bottom } = surface.getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const hidden: string[] = [];
    if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2) hidden.push("no outline");
    if (left < reach || top < reach || right + reach > window.innerWidth || bottom + reach > window.innerHeight)
      hidden.push(`outside the viewport: ${[left, top, right, bottom]}`);
    for (const y of [top + 12, (top + bottom) / 2, bottom - 12]) {
      const onTop = document.elementFromPoint((left + right) / 2, y);
      if (!onTop || !control.contains(onTop)) hidden.push(`covered by ${onTop?.localName} ${onTop?.className}`);
    }
    return {
      index: [...document.querySelectorAll("a[href], button")]
        .filter((control) => control.checkVisibility())
        .indexOf(control),
      text: control.textContent ?? "",
      box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
      hidden,
    };
  });

const middle = ({ top, bottom }: Stop["box"]) => (top + bottom) / 2;

/** Whether a control is to the right of the one before or below it, or is the card that it is in; cards are slightly rotated. */
const follows = (box: Stop["box"], before: Stop["box"]) =>
  box.left > before.right - 12 ||
  middle(box) > middle(before) ||
  (box.left <= before.left && box.right >= before.right && box.bottom >= before.bottom);

/** Presses the key and waits until the control of that index has the focus and shows it. */
async function press(page: Page, key: string, index: number): Promise<Stop> {
  await page.keyboard.press(key);
  let stop = await focused(page);
  // The first look is enough nearly always, but the browser may scroll a frame later.
  if (stop.index !== index || stop.hidden.length > 0)
    await expect.poll(async () => (stop = await focused(page))).toMatchObject({ index, hidden: [] });
  return stop;
}

test.use({ reducedMotion: "reduce" });

for (const { name, path, now, error } of screens.filter(({ name }) => name !== "Letos after the start"))
  test(`Tab and Shift+Tab reach every control of ${name} in order`, { tag: "@phone" }, async ({
    page,
    allowErrors,
  }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await open(page, path);
    const count = await page.locator("a[href], button").filter({ visible: true }).count();
    let before: Stop["box"] | undefined;
    for (let index = 0; index < count; index++) {
      const { text, box } = await press(page, "Tab", index);
      if (before) expect(follows(box, before), text).toBe(true);
      before = box;
    }
    for (let index = count - 2; index >= 0; index--) await press(page, "Shift+Tab", index);
  });
