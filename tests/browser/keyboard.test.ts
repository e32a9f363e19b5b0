import { beforeStart, screens, setClock } from "../support/pages";
import { expect, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

/** The focused control: its index among all visible controls, its text, its box on the page in CSS pixels, what hides its focus. */
interface Stop {
  index: number;
  text: string;
  box: { left: number; right: number; top: number; bottom: number };
  hidden: string[];
}

/** The focused control, once it is the one of that index and shows its focus, or after 300 frames as it is then. */
const focused = (page: Page, index: number): Promise<Stop> =>
  page.evaluate(async (index) => {
    const look = () => {
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
      const controls = [...document.querySelectorAll("a[href], button")];
      return {
        index: controls.filter((other) => other.checkVisibility()).indexOf(control),
        text: control.textContent ?? "",
        box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
        hidden,
      };
    };
    // The first look is enough nearly always, but the browser may scroll a frame later.
    let stop = look();
    for (let frame = 0; frame < 300 && (stop.index !== index || stop.hidden.length > 0); frame++) {
      await new Promise(requestAnimationFrame);
      stop = look();
    }
    return stop;
  }, index);

const middle = ({ top, bottom }: Stop["box"]) => (top + bottom) / 2;

/** Whether a control is to the right of the one before or below it, or is the card that it is in; cards are slightly rotated. */
const follows = (box: Stop["box"], before: Stop["box"]) =>
  box.left > before.right - 12 ||
  middle(box) > middle(before) ||
  (box.left <= before.left && box.right >= before.right && box.bottom >= before.bottom);

/** Presses the key and expects that the control of that index has the focus and shows it. */
async function press(page: Page, key: string, index: number): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await focused(page, index);
  expect(stop).toMatchObject({ index, hidden: [] });
  return stop;
}

test.use({ reducedMotion: "reduce" });

// Before its start the camp has most controls.
for (const { name, path, now, error } of screens.filter(({ now, path }) => !now || now === beforeStart || path === "/"))
  test(`Tab reaches every control of ${name} in order, Shift+Tab on a phone`, async ({ page, allowErrors }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await open(page, path);
    // Two cards of each decade stand for all.
    await page.locator("main section li:nth-child(n+3)[id]").evaluateAll((cards) => cards.map((card) => card.remove()));
    const countControls = () => page.locator("a[href], button").filter({ visible: true }).count();
    const count = await countControls();
    let before = await press(page, "Tab", 0);
    for (let index = 1; index < count; index++) {
      const next = await press(page, "Tab", index);
      expect(follows(next.box, before.box), next.text).toBe(true);
      before = next;
    }
    // Back again on a phone, where what sticks to the top covers most.
    await page.setViewportSize(phone.viewport);
    let after: Stop | undefined;
    for (let index = (await countControls()) - 2; index >= 0; index--) {
      const previous = await press(page, "Shift+Tab", index);
      if (after) expect(follows(after.box, previous.box), after.text).toBe(true);
      after = previous;
    }
  });
