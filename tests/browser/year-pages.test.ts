import { yearPagePath } from "../../src/lib/paths";
import { entrySlug } from "../../src/lib/slug";
import { typeset } from "../../src/lib/typography";
import { camps } from "../support/decades";
import { expect, heading, open, type Page, test } from "../support/test";

const HISTORY = "/historie/";
const known = camps.filter(({ year }) => year !== "…");
type Entry = (typeof known)[number];
const slugs = known.map(entrySlug);
const headingOf = ({ title, year }: Entry) =>
  title === "" ? year : `${year}: ${title === undefined ? "…" : typeset(title.trim())}`;
const middle = known[Math.floor(known.length / 2)] as Entry;

const card = (page: Page, slug: string) => page.locator(`[id="${slug}"]`);
const yearLink = (page: Page, entry: Entry) => card(page, entrySlug(entry)).getByRole("heading").getByRole("link");

test("a card's picture leads to its page; Back returns to the card's place", { tag: "@phone" }, async ({ page }) => {
  await open(page, HISTORY);
  await yearLink(page, middle).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const picture = card(page, entrySlug(middle)).getByRole("img");
  await picture.click({ force: true, position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(yearPagePath(entrySlug(middle)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(middle), { ignoreCase: false });
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goBack();
  await expect(heading(page, "Historie")).toBeVisible();
  await expect(yearLink(page, middle)).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(8);
});

test("„Starší“ leads from camp to camp down to the oldest, „Novější“ back", async ({ page }) => {
  await open(page, yearPagePath(String(slugs.at(-4))));
  const link = (name: string) => page.getByRole("navigation", { name: "Sousední roky" }).getByRole("link", { name });
  for (const slug of slugs.slice(-3)) {
    await link("Starší").click();
    await expect(page).toHaveURL(yearPagePath(slug));
    // The new page is there, from its top.
    await expect(page.locator("h1")).toBeInViewport();
  }
  await expect(link("Starší")).toHaveCount(0);
  await link("Novější").click();
  await expect(page).toHaveURL(yearPagePath(String(slugs.at(-2))));
});

test("by keyboard Back leads to the link that was followed, and the way back to the card", async ({ page }) => {
  await open(page, HISTORY);
  await yearLink(page, middle).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(yearPagePath(entrySlug(middle)));
  await page.goBack();
  await expect(yearLink(page, middle)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(yearPagePath(entrySlug(middle)));
  await page.getByRole("link", { name: "Zpět do Historie" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, entrySlug(middle))).toBeInViewport();
  // As a link with its hash does from elsewhere.
  await expect(card(page, entrySlug(middle))).toHaveCSS("outline-style", "solid");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(yearLink(page, middle)).toBeFocused({ timeout: 100 });
  }).toPass();
});

test("the picture is large and within the viewport, beside its text whole in the first view", async ({ page }) => {
  await open(page, yearPagePath(entrySlug(middle)));
  for (const [width, height, isBeside] of [
    [320, 568],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 720, true],
    [1366, 768, true],
    [1440, 900, true],
    [2560, 1440, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole("main").getByRole("img").first().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height);
    // An upright photo is limited by the height of the viewport.
    const isLandscape = Number(box?.width) > 1.4 * Number(box?.height);
    const [drawn, available] = isLandscape ? [box?.width, width] : [box?.height, height];
    expect(drawn, `${width} × ${height}`).toBeGreaterThanOrEqual((isBeside ? 0.42 : 0.55) * available);
    expect(box?.width).toBeLessThanOrEqual(1600);
    if (!isBeside) continue;
    for (const role of ["heading", "img"] as const)
      await expect(page.getByRole("main").getByRole(role).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").locator("h1, p").nth(2)).toBeInViewport();
  }
});
