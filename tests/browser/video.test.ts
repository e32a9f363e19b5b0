import { expect, open, openContacts, type Page, test } from "../support/test";

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
  expect(requests.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await still(page).click();
  const properties = { muted: true, loop: true, controls: false, tabIndex: -1 };
  for (const [property, value] of Object.entries(properties))
    await expect(video(page)).toHaveJSProperty(property, value);
  await expect(video(page)).toHaveAttribute("playsinline", "");
  if (!(await isPlayable(page))) return expectStillAfterError(page);
  await expect(still(page)).toHaveCount(0);
  await expect(video(page)).toHaveJSProperty("paused", false);
  await expect(video(page)).not.toHaveJSProperty("currentTime", 0);
  await button(page).press("Enter");
  await expect(video(page)).toHaveJSProperty("paused", true);
  // The button learns of the pause from an event of the video.
  await expect(button(page)).toHaveAccessibleName(/^Pustit film/);
  await button(page).press("Space");
  await expect(video(page)).toHaveJSProperty("paused", false);
});

test("a film that is lost or hangs leaves the still and its button; no context menu", async ({ page, allowErrors }) => {
  allowErrors(/\.mp4/);
  const pressAndRequest = () => Promise.all([page.waitForRequest("**/*.mp4"), button(page).press("Enter")]);
  await open(page, "/");
  await page.route("**/*.mp4", (route) => route.fulfill({ status: 404 }));
  await pressAndRequest();
  await expectStillAfterError(page);
  const prevented = await page.locator("main :is(button img, button video, h1)").evaluateAll((elements) => {
    const isOpened = (element: Element) =>
      element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    return elements.filter((element) => !isOpened(element)).map(({ localName }) => localName);
  });
  expect(prevented.sort()).toEqual(["img", "video"]);

  // It does not answer, and the visitor gives up.
  await page.route("**/*.mp4", () => {});
  await pressAndRequest();
  await expect(button(page)).toHaveAccessibleName(/^Pozastavit film/);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(/^Pustit film/);
  await expect(still(page)).toBeVisible();
  await openContacts(page);
});
