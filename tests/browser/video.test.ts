import type { Page } from "playwright-core";
import { hydrated, siteInBrowser, sizes } from "../support/browser";

const open = siteInBrowser();
const button = (page: Page) => page.getByRole("main").getByRole("button");
const still = (page: Page) => button(page).locator("img");
const film = (page: Page) =>
  button(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      moved: video.currentTime > 0,
      silent: video.muted && video.loop && video.playsInline && !video.controls,
      // Some builds of Chromium come without H.264; there the picture must stay.
      playable: video.canPlayType('video/mp4; codecs="avc1.640028"') !== "",
    }));

describe.each(sizes)("on a %s", (_, size) => {
  test.each([
    ["click", (page: Page) => still(page).click()],
    ["Enter", (page: Page) => button(page).press("Enter")],
    ["Space", (page: Page) => button(page).press("Space")],
  ])("%s starts the film, the picture gives way, the button pauses and resumes", async (_way, start) => {
    const page = await hydrated(await open("/", { ...size, provoked: /^failed: .*\.mp4 net::ERR_ABORTED/ }));
    expect(await film(page)).toMatchObject({ paused: true, silent: true });
    await start(page);
    if (!(await film(page)).playable) {
      await page.waitForTimeout(1000);
      expect(await still(page).count()).toBe(1);
      return;
    }
    await still(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    expect(await film(page)).toMatchObject({ paused: false, silent: true });
    await button(page).press("Enter");
    expect(await film(page)).toMatchObject({ paused: true, moved: true });
    await button(page).press("Enter");
    await page.waitForFunction(() => !document.querySelector("video")?.paused);
  });
});

test("the film is not asked for before the click", async () => {
  const asked: string[] = [];
  const page = await open("/", {
    prepare: async (page) => {
      page.on("request", (request) => asked.push(request.url()));
    },
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);
});

test("if the film cannot be loaded, the picture stays and the button offers it again", async () => {
  const page = await open("/", {
    prepare: (page) => page.route("**/*.mp4", (route) => route.abort()),
    provoked: /\.mp4/,
  });
  await hydrated(page);
  await still(page).click();
  await page.waitForTimeout(600);
  expect(await still(page).isVisible()).toBe(true);
  await page.getByRole("button", { name: /^Pustit film/ }).waitFor();
});

test("the context menu is blocked on the picture and on the film", async () => {
  const page = await hydrated(await open("/"));
  const blocked = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .evaluate(
        (element) => !element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
      );
  expect(await blocked("button img")).toBe(true);
  expect(await blocked("button video")).toBe(true);
  expect(await blocked("h1")).toBe(false);
});
