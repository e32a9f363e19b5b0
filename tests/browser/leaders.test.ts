import { basename, extname } from "node:path";
import type { Page } from "playwright-core";
import { hydrated, phone, siteInBrowser } from "../support/browser";
import { data } from "../support/data";

const open = siteInBrowser();
const leaders = data("leaders.json");
const hoverNames = leaders.flatMap(({ hoverImage }) => (hoverImage ? [basename(hoverImage)] : []));
const isHover = (path: string) =>
  hoverNames.some((name) => path.endsWith(`/${name.replace(/\.\w+$/, "")}${extname(path)}`));
const lively = () => {
  const leader = leaders.find(({ image, hoverImage, disabled }) => image && hoverImage && !disabled);
  if (!leader) throw new Error("no leader in data/leaders.json has a hover picture that is not disabled");
  return leader.name;
};
const badge = (page: Page) => page.getByRole("button", { name: lively(), exact: true });
const pictures = (page: Page) =>
  badge(page)
    .locator("img")
    .evaluateAll((images) => images.filter((image) => image.checkVisibility()).length);

/** The paths of all pictures that the page has asked for. */
function requested(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("the hover picture comes with the pointer and goes with it, and is not downloaded before", async () => {
  let paths: string[] = [];
  const page = await open("/letos/", {
    prepare: async (page) => {
      paths = requested(page);
    },
  });
  await hydrated(page);
  await badge(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(paths.filter(isHover)).toEqual([]);
  await badge(page).hover();
  await expectPictures(page, 2);
  await expectArrived(page);
  expect(new Set(paths.filter(isHover)).size).toBe(1);
  await page.mouse.move(0, 0);
  await expectPictures(page, 1);
});

test("a mouse that clicks and leaves does not keep the hover picture", async () => {
  const page = await hydrated(await open("/letos/"));
  await badge(page).click();
  await expectPictures(page, 2);
  await page.mouse.move(0, 0);
  await expectPictures(page, 1);
});

test("keyboard focus brings the hover picture and leaving takes it away", async () => {
  const page = await hydrated(await open("/letos/"));
  const order = await page.getByRole("region", { name: "Vedoucí" }).getByRole("button").allInnerTexts();
  await page
    .getByRole("region", { name: "Vedoucí" })
    .getByRole("button")
    .first()
    .evaluate((button) => {
      button.closest("section")?.setAttribute("tabindex", "-1");
      button.closest("section")?.focus();
    });
  for (let step = 0; step <= order.findIndex((text) => text.includes(lively())); step++)
    await page.keyboard.press("Tab");
  await expectPictures(page, 2);
  await page.keyboard.press("Shift+Tab");
  await expectPictures(page, 1);
});

test("a tap brings the hover picture, another takes it away", async () => {
  const page = await hydrated(await open("/letos/", phone));
  await badge(page).tap();
  await expectPictures(page, 2);
  await badge(page).tap();
  await expectPictures(page, 1);
});

test("badges without a hover picture, without a picture, or disabled do not react", async () => {
  const page = await hydrated(await open("/letos/"));
  for (const { name, image, hoverImage, disabled } of leaders)
    if (!image || !hoverImage || disabled)
      expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
});

/** The hover picture has been downloaded and has faded in. */
async function expectArrived(page: Page) {
  const picture = await badge(page).locator("img").last().elementHandle();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && getComputedStyle(image).opacity === "1",
    picture,
  );
}

async function expectPictures(page: Page, count: number) {
  for (let attempt = 0; attempt < 40 && (await pictures(page)) !== count; attempt++) await page.waitForTimeout(50);
  expect(await pictures(page)).toBe(count);
}
