import type { Page } from "playwright-core";
import { addStyles } from "../support/add-styles";
import { hydrated, siteInBrowser, sizes } from "../support/browser";
import { lowestContrast, neededContrast } from "../support/contrast";
import { data } from "../support/data";
import { illegible } from "../support/legibility";
import { reachPhone } from "../support/reach-phone";
import { screens } from "../support/screens";

const open = siteInBrowser({ resized: true });
const picture = /\.(avif|webp|jpg|png|svg)$/;
const withoutPictures = {
  provoked: new RegExp(`${picture.source.slice(0, -1)} ?`),
  prepare: (page: Page) => page.route(picture, (route) => route.abort()),
};

describe.each(sizes)("without pictures on a %s", (_, size) => {
  test.each(screens)("%s is read", async (_name, path, options) => {
    const page = await open(path, {
      ...size,
      ...options,
      ...withoutPictures,
      provoked: new RegExp([options.provoked, withoutPictures.provoked].flatMap((one) => one?.source ?? []).join("|")),
    });
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await illegible(page)).toEqual([]);
  });

  test("each card keeps its shape and says what its picture would show", async () => {
    const page = await hydrated(await open("/historie/", { ...size, ...withoutPictures }));
    await addStyles(page, "main li { content-visibility: visible !important; }");
    const pictures = page.getByRole("main").getByRole("img");
    expect(await pictures.count()).toBe(data("history.json").length);
    for (const shown of [pictures.first(), pictures.nth(1), pictures.last()]) {
      await shown.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (image) => (image as HTMLImageElement).complete && !("coming" in (image as HTMLElement).dataset),
        await shown.elementHandle(),
      );
    }
    const found = await pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        shape: (image.offsetWidth / image.offsetHeight).toFixed(1),
        cut: image.scrollHeight > image.clientHeight,
        text: image.alt !== "",
        // Light letters with a dark edge can be read on any preview.
        color: getComputedStyle(image).color,
        edge: getComputedStyle(image).textShadow.startsWith("rgb(0, 0, 0)"),
      })),
    );
    for (const one of found)
      expect(one).toEqual({ shape: "1.5", cut: false, text: true, color: "rgb(255, 255, 255)", edge: true });
  });
});

test("the title on the header can be read without its picture", async () => {
  const page = await hydrated(await open("/kontakty/", withoutPictures));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of await page.getByRole("banner").locator("p :is(a, span)").all())
      expect(await lowestContrast(page, text)).toBeGreaterThanOrEqual(await neededContrast(text));
  }
  await reachPhone(page);
});
