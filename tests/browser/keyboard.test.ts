import { contrast } from "../support/contrast";
import { screens, setClock } from "../support/pages";
import { expect, hydrated, open, type Page, phone, test } from "../support/test";

type Box = Record<"left" | "right" | "top" | "bottom", number>;
/** The focused control: its index among all visible controls, text, box on the page in CSS pixels, colours, what hides its focus. */
type Stop = { index: number; text: string | null; box: Box; outline: string; around: string; hidden: string[] };

/** Runs in the page. */
function look(): Stop {
  const control = document.activeElement as HTMLElement;
  const after = getComputedStyle(control, "::after");
  // A link that covers its card has its outline around the card.
  const coversCard = after.position === "absolute";
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = coversCard ? after : getComputedStyle(control);
  const surface = (coversCard && control.offsetParent) || control;
  // The first line of a link within a sentence.
  const { left, right, top, bottom } = surface.getClientRects()[0] as DOMRect;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const hidden: string[] = [];
  if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2) hidden.push("no outline");
  // Firefox does not scroll to what is partly in the viewport.
  const isFirefox = navigator.userAgent.includes("Firefox/");
  const isOutside = left < reach || top < reach || right + reach > innerWidth || bottom + reach > innerHeight;
  if (isOutside && !isFirefox) hidden.push(`outside the viewport: ${[left, top, right, bottom]}`);
  const visible = [top + 12, (top + bottom) / 2, bottom - 12].filter((y) => !isFirefox || (y > 0 && y < innerHeight));
  if (visible.length === 0) hidden.push("outside the viewport");
  for (const y of visible) {
    const onTop = document.elementFromPoint((left + right) / 2, y);
    if (!onTop || !control.contains(onTop)) hidden.push(`covered by ${onTop?.localName} ${onTop?.className}`);
  }
  const all = [...document.querySelectorAll("a[href], button, summary")];
  const controls = all.filter((other) => other.checkVisibility());
  const box = { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
  let around = "rgba(0, 0, 0, 0)";
  for (let place = surface.parentElement; place && around.endsWith(" 0)"); place = place.parentElement)
    around = getComputedStyle(place).backgroundColor;
  return { index: controls.indexOf(control), text: control.textContent, box, outline: outlineColor, around, hidden };
}

/** Presses the key and expects that the control that then has the focus shows it. */
async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  let stop = {} as Stop;
  const lookAt = async () => {
    stop = await page.evaluate(look);
    return stop;
  };
  // The first look is enough nearly always, but the browser may scroll a frame later.
  await expect.poll(lookAt, { intervals: [20] }).toMatchObject({ hidden: [] });
  expect(contrast(stop.outline, stop.around), String(stop.text)).toBeGreaterThan(3);
  return stop;
}

/** Each control has the focus once. */
const expectAll = (stops: Stop[]) =>
  expect(stops.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...stops.keys()]);

/** Each control is to the right of the one before or below it, or in the card that is the one before; cards are slightly rotated. */
function expectInOrder(stops: Stop[]) {
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
  const misplaced = stops.slice(1).filter(({ box }, index) => {
    const { box: before } = stops[index] as Stop;
    const isInside = box.left >= before.left && box.right <= before.right && box.bottom <= before.bottom;
    return box.left <= before.right - 12 && middle(box) <= middle(before) && !isInside;
  });
  expect(misplaced.map(({ text }) => text)).toEqual([]);
}

test.use({ reducedMotion: "reduce" });

// Before its start the camp has most controls. The pages of all years have the same.
for (const { name, path, now, error } of screens.filter(({ name }) => !/after|longest|upright/.test(name)))
  test(`Tab reaches every control of ${name} in order, Shift+Tab on a phone`, async ({
    page,
    allowErrors,
    browserName,
  }) => {
    if (error) allowErrors(error);
    if (now) await setClock(page, now);
    await open(page, path);
    const count = await page.locator("a[href], button, summary").filter({ visible: true }).count();
    const stops: Stop[] = [];
    while (stops.length < count) stops.push(await press(page, "Tab"));
    expectAll(stops);
    expectInOrder(stops);
    // After its last control Firefox leaves the page.
    if (browserName === "firefox") return;
    // Back again on a phone, where what sticks to the top covers most.
    await page.setViewportSize(phone.viewport);
    // On a phone the picture of a year may be no link, which React notices a frame later.
    await hydrated(page);
    const back: Stop[] = [];
    // The last control has the focus still, if it is visible on a phone.
    await page.keyboard.press("Tab");
    while (back[0]?.index !== 0) back.unshift(await press(page, "Shift+Tab"));
    expectAll(back);
    expectInOrder(back);
  });
