import type { Route } from "@playwright/test";
import { openContacts } from "../support/open-contacts";
import { expect, open, type Page, test } from "../support/test";

const button = (page: Page) => page.getByRole("main").getByRole("button");
const still = (page: Page) => button(page).locator("img");
const video = (page: Page) => button(page).locator("video");
/** Some builds of Chromium come without H.264. */
const isPlayable = (page: Page) =>
  video(page).evaluate((video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.640028"') !== "");

async function expectStillAfterError(page: Page) {
  await expect(video(page)).not.toHaveJSProperty("error", null);
  await expect(button(page)).toHaveAccessibleName(/^Pustit film/);
  await expect(still(page)).toBeVisible();
}

test("a click plays the film in place of its still or pauses it", { tag: "@phone" }, async ({ page, allowErrors }) => {
  allowErrors(/^failed: .*\.mp4 net::ERR_ABORTED/);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, "/");
  await expect(video(page)).toHaveCount(0);
  // A triangle, and later the two bars of a pause.
  const icon = () =>
    button(page)
      .locator("span")
      .evaluate((label) => getComputedStyle(label, "::before").clipPath);
  expect((await icon()).split(",")).toHaveLength(3);
  expect(requests.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await still(page).click();
  const properties = { muted: true, loop: true, playsInline: true, controls: false, tabIndex: -1 };
  for (const [property, value] of Object.entries(properties))
    await expect(video(page)).toHaveJSProperty(property, value);
  if (!(await isPlayable(page))) return expectStillAfterError(page);
  await expect(still(page)).toHaveCount(0);
  await expect(video(page)).toHaveJSProperty("paused", false);
  await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await button(page).press("Enter");
  await expect(video(page)).toHaveJSProperty("paused", true);
  await expect(video(page)).not.toHaveJSProperty("currentTime", 0);
  // The button learns of the pause from an event of the video.
  await expect(button(page)).toHaveAccessibleName(/^Pustit film/);
  await button(page).press("Space");
  await expect(video(page)).toHaveJSProperty("paused", false);
});

test("a video that fails leaves the still and its button; no context menu on both", async ({ page, allowErrors }) => {
  allowErrors(/\.mp4/);
  const pressAndRequest = () => Promise.all([page.waitForRequest("**/*.mp4"), button(page).press("Enter")]);
  await open(page, "/");

  // The data host is down, or has lost the file.
  for (const fail of [
    (route: Route) => route.abort("connectionrefused"),
    (route: Route) => route.fulfill({ status: 404 }),
  ]) {
    await page.route("**/*.mp4", fail);
    await pressAndRequest();
    await expectStillAfterError(page);
  }
  for (const [selector, blocked] of Object.entries({ "button img": true, "button video": true, h1: false })) {
    const prevented = await page
      .getByRole("main")
      .locator(selector)
      .evaluate(
        (element) => !element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
      );
    expect(prevented, selector).toBe(blocked);
  }

  // It does not answer, and the visitor gives up.
  await page.route("**/*.mp4", () => {});
  await pressAndRequest();
  await expect(button(page)).toHaveAccessibleName(/^Pozastavit film/);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Pustit film/);
  await expect(still(page)).toBeVisible();
  await openContacts(page);
});
