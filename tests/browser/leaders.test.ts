import { basename, extname } from "node:path";
import { data } from "../support/data";
import { expect, menuLink, open, type Page, test } from "../support/test";
import { phone } from "../support/viewports";

const leaders = data("leaders.json");
const interactive = leaders.filter(({ image, hoverImage, disabled }) => image && hoverImage && !disabled);
const nameOf = (path: string) => basename(path, extname(path));
const hoverNames = leaders.flatMap(({ hoverImage }) => (hoverImage ? [nameOf(hoverImage)] : []));
const isHoverPicture = (path: string) => hoverNames.includes(nameOf(path));

const region = (page: Page) => page.getByRole("region", { name: "Vedoucí" });
const badge = (page: Page) => page.getByRole("button", { name: String(interactive[0]?.name), exact: true });
const pictures = (page: Page) => badge(page).locator("img").filter({ visible: true });

test("the hover picture comes with the pointer and goes with it, and is not requested before", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, "/letos/");
  await badge(page).scrollIntoViewIfNeeded();
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toHaveJSProperty("complete", true);
  expect(requests.filter(isHoverPicture)).toEqual([]);
  await badge(page).hover();
  await expect(pictures(page)).toHaveCount(2);
  await expect(pictures(page).last()).toHaveJSProperty("complete", true);
  await expect(pictures(page).last()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(pictures(page).last()).toHaveCSS("opacity", "1");
  expect(new Set(requests.filter(isHoverPicture)).size).toBe(1);
  await page.mouse.move(0, 0);
  await expect(pictures(page)).toHaveCount(1);
});

test("a mouse that clicks and leaves does not keep the hover picture", async ({ page }) => {
  await open(page, "/letos/");
  await badge(page).click();
  await expect(pictures(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(pictures(page)).toHaveCount(1);
});

test("keyboard focus brings the hover picture and leaving takes it away", async ({ page }) => {
  await open(page, "/letos/");
  await region(page).evaluate((section) => {
    section.tabIndex = -1;
    section.focus();
  });
  for (const _ of interactive) {
    await page.keyboard.press("Tab");
    if (await badge(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pictures(page)).toHaveCount(2);
  await page.keyboard.press("Shift+Tab");
  await expect(pictures(page)).toHaveCount(1);
});

const hint = (page: Page) => region(page).getByText("Klepněte na portrét");

test("a mouse gets no hint to tap", async ({ page }) => {
  await open(page, "/letos/");
  await expect(hint(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a hint says that portraits change, on paper not", async ({ page }) => {
    await open(page, "/letos/");
    await expect(hint(page)).toBeVisible({ visible: interactive.length > 0 });
    await page.emulateMedia({ media: "print" });
    await expect(hint(page)).toBeHidden();
  });

  test("after client-side navigation the hint is there, too", async ({ page }) => {
    await open(page, "/");
    await menuLink(page, "Letos").click();
    await expect(hint(page)).toBeVisible({ visible: interactive.length > 0 });
  });

  test("a tap brings the hover picture, another takes it away", async ({ page }) => {
    await open(page, "/letos/");
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(2);
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(1);
  });
});

test("only badges with both pictures that are not disabled are buttons", async ({ page }) => {
  await open(page, "/letos/");
  const names = await region(page).getByRole("button").allInnerTexts();
  expect(names.sort()).toEqual(interactive.map(({ name }) => name).sort());
});
