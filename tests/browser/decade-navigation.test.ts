import { expect, hydrated, open, type Page, test } from "../support/test";

const HISTORY = "/historie/";
const decades = [
  ["2020–2022", "leta-2020"],
  ["2013–2019", "leta-2010"],
  ["2003–2008", "leta-2000"],
  ["90. léta", "leta-1990"],
  ["80. léta", "leta-1980"],
  ["Neznámý rok", "neznamy-rok"],
] as const;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Desetiletí" });
const link = (page: Page, label: string) => navigation(page).getByRole("link", { name: label });
const expectCurrent = (page: Page, ...labels: string[]) =>
  expect(navigation(page).locator("[aria-current=location]")).toHaveText(labels);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The heading of the decade stands right below the sticky navigation, and nothing covers it. */
const expectHeadingInView = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((id) => {
        const heading = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
        const sticky = document.querySelector("[aria-label='Desetiletí']")?.getBoundingClientRect() as DOMRect;
        const distance = heading.top - sticky.bottom;
        const onTop = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
        return { below: distance >= 0 && distance < 120, onTop: onTop?.localName };
      }, id),
    )
    .toEqual({ below: true, onTop: "h3" });

test("each decade is one click away, current and in the URL; Back leads back", { tag: "@phone" }, async ({
  page,
  browserName,
}) => {
  await open(page, HISTORY);
  await expectCurrent(page);
  for (const [label, id] of decades) {
    await link(page, label).click();
    await expectCurrent(page, label);
    await expect(link(page, label)).toHaveCSS("text-decoration-line", "underline");
    await expect(page).toHaveURL(`${HISTORY}#${id}`);
    await expectHeadingInView(page, id);
  }
  await link(page, "Další").click();
  await expectCurrent(page, "Další");
  await page.goBack();
  // Firefox goes back to another position, without our scripts, too.
  if (browserName === "chromium") await expectCurrent(page, "Neznámý rok");
  // In a high viewport the last decades are at the end of the page, and in a still higher one nothing scrolls at all.
  for (const height of [2600, 5000]) {
    await page.setViewportSize({ width: 1440, height });
    for (const [label] of [...decades, ["Další"]]) {
      await link(page, label).click();
      await expectCurrent(page, label);
    }
  }
});

test("cards scroll under the sticky navigation, the links of their years too", async ({ page }) => {
  await open(page, HISTORY);
  const onTop = await page.locator("[id='1994'] h4 a").evaluate((link) => {
    window.scrollBy({ top: link.getBoundingClientRect().top - 20, behavior: "instant" });
    const { left, top } = link.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + 10)?.closest("nav")?.ariaLabel;
  });
  expect(onTop).toBe("Desetiletí");
});

test("a URL opens at its decade; a reload keeps the position, scrolling the URL", async ({ page }) => {
  await open(page, `${HISTORY}#leta-2000`);
  await expectCurrent(page, "2003–2008");
  await expectHeadingInView(page, "leta-2000");
  const position = await scrollTop(page);
  // If the reload comes too soon after the scrolling, the browser may not know the new position yet. So the test repeats both.
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), position + 250);
    await page.reload();
    await hydrated(page);
    // The browser may restore a position to a fraction of a pixel.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - position - 250)).toBeLessThan(3);
  }).toPass();
  // The decade that is being read is current: the one that begins in the upper third of the viewport or above it.
  const scrollTo = (part: number) =>
    page.locator("#leta-1980").evaluate((decade, part) => {
      window.scrollBy({ top: decade.getBoundingClientRect().top - part * window.innerHeight, behavior: "instant" });
    }, part);
  await scrollTo(0.3);
  await expectCurrent(page, "80. léta");
  await scrollTo(0.4);
  await expectCurrent(page, "90. léta");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectCurrent(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectCurrent(page, "Další");
  await expect(page).toHaveURL(`${HISTORY}#leta-2000`);
});

test("by keyboard Enter leads to the decade and its first card; going back does not scroll", async ({ page }) => {
  await open(page, HISTORY);
  await link(page, "2003–2008").press("Enter");
  await expectCurrent(page, "2003–2008");
  await page.keyboard.press("Tab");
  await expect(page.locator("#leta-2000 :focus")).toHaveCount(1);
  const position = await scrollTop(page);
  await link(page, "80. léta").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(navigation(page).locator(":focus")).toHaveCount(1);
  expect(await scrollTop(page)).toBe(position);
});
