import { basename, extname } from "node:path";
import { data } from "../support/data";
import { expectDrawn } from "../support/expect-drawn";
import { expect, menuLink, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

const leaders = data("leaders.json");
const interactive = leaders.filter(({ image, hoverImage, disabled }) => image && hoverImage && !disabled);
const nameOf = (path: string) => basename(path, extname(path));
const hoverNames = leaders.flatMap(({ hoverImage }) => (hoverImage ? [nameOf(hoverImage)] : []));
const isHoverPicture = (path: string) => hoverNames.includes(nameOf(path));

const region = (page: Page) => page.getByRole("region", { name: "Vedoucí" });
const badge = (page: Page) => page.getByRole("button", { name: String(interactive[0]?.name), exact: true });
const hint = (page: Page) => region(page).getByText("Klepněte na portrét");
const pictures = (page: Page) => badge(page).locator("img").filter({ visible: true });

test("the hover picture comes and goes with pointer or focus, and is not requested before", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, "/letos/");
  const names = await region(page).getByRole("button").allInnerTexts();
  expect(names.sort()).toEqual(interactive.map(({ name }) => name).sort());
  await expect(hint(page)).toBeVisible({ visible: interactive.length > 0 });
  await badge(page).scrollIntoViewIfNeeded();
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toHaveJSProperty("complete", true);
  expect(requests.filter(isHoverPicture)).toEqual([]);
  await badge(page).hover();
  await expect(pictures(page)).toHaveCount(2);
  await expectDrawn(pictures(page).last());
  expect(new Set(requests.filter(isHoverPicture)).size).toBe(1);
  await page.mouse.move(0, 0);
  await expect(pictures(page)).toHaveCount(1);
  // A mouse that clicks and leaves does not keep it.
  await badge(page).click();
  await expect(pictures(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(pictures(page)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(badge(page)).toBeFocused();
  await expect(pictures(page)).toHaveCount(2);
  await page.keyboard.press("Shift+Tab");
  await expect(pictures(page)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a hint says that portraits change, not on paper; taps bring and remove the hover picture", async ({ page }) => {
    await open(page, "/letos/");
    await expect(hint(page)).toBeVisible({ visible: interactive.length > 0 });
    await page.emulateMedia({ media: "print" });
    await expect(hint(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(2);
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(1);
    // After client-side navigation the component shows the hint.
    await menuLink(page, "Soubory").click();
    await expect(hint(page)).toHaveCount(0);
    await menuLink(page, "Letos").click();
    await expect(hint(page)).toBeVisible({ visible: interactive.length > 0 });
  });
});
