import { yearPage } from "../support/pages";
import { expect, open, test } from "../support/test";

test("a card's picture leads to its page; Back and the way back return to the card", { tag: "@phone" }, async ({
  page,
}) => {
  const card = page.locator("[id='1999']");
  const link = page.getByRole("link", { name: "1999, Konec tisíciletí" });
  await open(page, "/historie/");
  await card.locator("img").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Object.assign(window, { sameDocument: true }).scrollY);
  await card.locator("img").click({ force: true, position: { x: 30, y: 30 } });
  await expect(page).toHaveURL("/historie/1999/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1999: Konec tisíciletí", { ignoreCase: false });
  await page.goBack();
  await expect(link).toBeFocused();
  const moved = () => page.evaluate((before) => Math.abs(window.scrollY - before), before);
  await expect.poll(moved).toBeLessThanOrEqual(8);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/historie/1999/");
  await page.getByRole("link", { name: "Zpět do Historie" }).press("Enter");
  await expect(card).toBeInViewport();
  // As a link with its hash does from elsewhere.
  await expect(card).toHaveCSS("outline-style", "solid");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a missing year is a dark tent, which leads to its empty frame, whose URL can be sent to a friend", async ({
  page,
}) => {
  await open(page, yearPage("1987"));
  await page.getByRole("link", { name: "1988, chybí nám" }).click();
  await expect(page).toHaveURL("/historie/#1988");
  await expect(page.locator("[id='1988']")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[id='1988']")).toHaveCSS("outline-style", "solid");
});

test("a long story is below the picture and beside the rest, a short story is beside the picture", async ({ page }) => {
  for (const [year, isBelow] of [
    ["2019", true],
    ["2022", false],
  ] as const)
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, yearPage(year));
      const [picture, story, rest] = await Promise.all(
        ["img", "p:not([aria-hidden])", "[href^=mailto]"].map((part) =>
          page.getByRole("main").locator(part).first().boundingBox(),
        ),
      );
      expect(Number(story?.y) > Number(picture?.y) + Number(picture?.height), `${year}, ${width} px`).toBe(isBelow);
      expect(Number(rest?.x) > Number(story?.x) + Number(story?.width), `${year}, ${width} px`).toBe(isBelow);
    }
});

test("the photo is a link to its largest file", async ({ page }) => {
  await open(page, yearPage("2022"));
  await page.getByRole("link", { name: "(zvětšit)" }).click();
  await expect(page.locator("body > img")).toHaveJSProperty("naturalWidth", 1200);
});

// Both photos are 1,200 pixels wide; the second is upright, so that the height of the viewport limits it.
for (const [year, side] of [
  ["2022", "width"],
  ["2003", "height"],
] as const)
  test(`the photo of ${year} is large and whole in the viewport, beside its text in the first view`, async ({
    page,
  }) => {
    await open(page, yearPage(year));
    for (const [width, height, isBeside] of [
      [320, 568],
      [740, 360],
      [768, 1024],
      [1280, 720, true],
      [1440, 900, true],
      [2560, 1440, true],
    ] as const) {
      const viewport = { width, height };
      await page.setViewportSize(viewport);
      const box = await page.getByRole("main").getByRole("img").first().boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height);
      expect(box?.width).toBeLessThanOrEqual(1200);
      expect(box?.[side], `${width} × ${height}`).toBeGreaterThanOrEqual((isBeside ? 0.42 : 0.55) * viewport[side]);
      if (!isBeside) continue;
      for (const role of ["heading", "img"] as const)
        await expect(page.getByRole("main").getByRole(role).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").locator("h1, p").nth(2)).toBeInViewport();
    }
  });
