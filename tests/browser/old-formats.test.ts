import type { Page } from "playwright-core";
import { hydrated, siteInBrowser, sizes } from "../support/browser";
import { reachPhone } from "../support/reach-phone";
import { rewrite } from "../support/rewrite";

const open = siteInBrowser();

describe.each(sizes)("a browser without AVIF and WebP on a %s", (_, size) => {
  test("gets a JPEG everywhere and asks for nothing else", async () => {
    const asked: string[] = [];
    const page = await open("/historie/", {
      ...size,
      // Chromium says so of a preload that it leaves alone.
      provoked: /unsupported `type` value/,
      prepare: async (page) => {
        page.on("request", (request) => asked.push(new URL(request.url()).pathname));
        // For Chromium the types become unknown ones, in HTML and data.
        await page.route(/(\/|\.json)$/, (route) =>
          rewrite(route, (text) => text.replace(/image\/(avif|webp)/g, "image/unknown")),
        );
      },
    });
    await hydrated(page);
    await expectDrawn(page);
    await page.getByRole("link", { name: "Letos" }).click();
    await page.getByRole("region", { name: "Vedoucí" }).waitFor();
    await expectDrawn(page);
    const types = new Set(asked.filter((path) => path.startsWith("/static/")).map((path) => path.split(".").at(-1)));
    expect([...types].sort()).toEqual(["jpg", "woff2"]);
    expect(asked.filter((path) => /logo\.jpg$/.test(path))).toHaveLength(1);
    await reachPhone(page);
  });
});

/** Waits until the first picture of the content has arrived and is seen. */
const expectDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>("main picture img");
    image?.scrollIntoView({ block: "center" });
    return image?.complete && image.naturalWidth > 0 && image.checkVisibility({ opacityProperty: true });
  });
