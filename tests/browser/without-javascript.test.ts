import type { Locator } from "playwright-core";
import { siteInBrowser, sizes } from "../support/browser";
import { data } from "../support/data";

const open = siteInBrowser();

describe.each(sizes)("without JavaScript on a %s", (_, size) => {
  const options = { ...size, javaScriptEnabled: false };

  test("Úvod shows its text and still picture, and links the film", async () => {
    const page = await open("/", options);
    expect(await page.getByRole("main").locator("p").count()).toBe(data("intro.json").paragraphs.length);
    expect(await page.getByRole("main").locator("img").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Pustit film" }).waitFor();
  });

  test("Letos shows dates and all leaders in the order of the file, and no empty countdown", async () => {
    const page = await open("/letos/", options);
    const names = (
      await page
        .getByRole("listitem")
        .filter({ hasNot: page.getByRole("link") })
        .allInnerTexts()
    ).map((text) => text.split("\n").at(-1));
    expect(names).toEqual(data("leaders.json").map(({ name }) => name));
    expect(await page.getByText("Začínáme za").isVisible()).toBe(false);
    expect(await page.getByText(data("camp.json").status).isVisible()).toBe(true);
  });

  test("Historie shows every picture", async () => {
    const page = await open("/historie/", options);
    const pictures = page.getByRole("main").getByRole("img");
    expect(await pictures.count()).toBe(data("history.json").length);
    for (const picture of [pictures.first(), pictures.last()]) {
      await picture.scrollIntoViewIfNeeded();
      await expectDrawn(picture);
    }
  });

  test("the menu works, and the footer shows the first year", async () => {
    const page = await open("/soubory/", options);
    await page.getByRole("link", { name: "Kontakty" }).click();
    await page.getByRole("heading", { level: 1, name: "Kontakty" }).waitFor();
    expect(await page.getByRole("contentinfo").innerText()).toContain(`© ${data("site.json").copyrightFrom}`);
  });
});

/** The picture has arrived in full, and nothing keeps it transparent. */
async function expectDrawn(picture: Locator) {
  const drawn = () =>
    picture.evaluate(
      (image: HTMLImageElement) =>
        image.complete && image.naturalWidth > 100 && image.checkVisibility({ opacityProperty: true }),
    );
  for (let attempt = 0; attempt < 40 && !(await drawn()); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await drawn()).toBe(true);
}
