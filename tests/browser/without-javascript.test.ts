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
    const pictures = await page.getByRole("main").getByRole("listitem").getByRole("img").all();
    expect(pictures).toHaveLength(data("history.json").length);
    for (const picture of pictures.slice(0, 3)) {
      await picture.scrollIntoViewIfNeeded();
      expect(await picture.isVisible()).toBe(true);
    }
  });

  test("the menu works, and the footer shows the first year", async () => {
    const page = await open("/soubory/", options);
    await page.getByRole("link", { name: "Kontakty" }).click();
    await page.getByRole("heading", { level: 1, name: "Kontakty" }).waitFor();
    expect(await page.getByRole("contentinfo").innerText()).toContain(`© ${data("site.json").copyrightFrom}`);
  });
});
