import { campYears, HOUR_MS, menu, NOW, yearPage } from "../support/pages";
import { disablePrefetch, preloadPages, waitForPrefetch } from "../support/prefetch";
import { cancelled, expect, open, openContacts, type Page, phone, test } from "../support/test";

const HISTORY = "/historie/";
const years = campYears.map(yearPage);
const [newest, second, third, fourth] = years as [string, string, string, string];

/** The paths of all data and code that the page asks for. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}
const dataOf = (path: string) => `/page-data${path}page-data.json`;
const yearsIn = (requests: string[]) => requests.filter((path) => /historie\/.+\//.test(path));
const cardLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

test("a year's page loads the menu and its neighbours, nothing twice; the next page goes on", async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, second);
  await waitForPrefetch(page, [...menu.map(([, path]) => path), newest, third]);
  expect(yearsIn(requests).sort()).toEqual([dataOf(newest), dataOf(third)].sort());
  expect(requests.filter((path, index) => requests.indexOf(path) < index)).toEqual([]);
  await page.getByRole("link", { name: "Starší" }).click();
  await waitForPrefetch(page, [fourth]);
  // The next page is shown from its top.
  await expect(page.locator("h1")).toBeInViewport();
  await expect(page).toHaveURL(third);
});

// Firefox without a window has no mouse, and so loads years as a phone does.
test("Historie loads the newest year, and ten touched cards once @chromium", async ({ page }) => {
  await open(page, HISTORY);
  await waitForPrefetch(page, [newest]);
  const requests = recordRequests(page);
  const touched = years.slice(1, 11);
  for (const path of [...touched, ...touched]) await cardLink(page, path).dispatchEvent("pointerdown");
  await waitForPrefetch(page, touched);
  expect(yearsIn(requests).filter((path) => touched.some((touched) => dataOf(touched) === path)).length).toBe(10);
});

test.describe("where nothing hovers", () => {
  test.use(phone);

  test("the years on the screen are loaded at once and when scrolling ends, no others", async ({ page }) => {
    await open(page, HISTORY);
    await waitForPrefetch(page, [newest, second]);
    const requests = recordRequests(page);
    await cardLink(page, yearPage("1987")).scrollIntoViewIfNeeded();
    await expect.poll(() => yearsIn(requests)).toContain(dataOf(yearPage("1987")));
    // Four rows of two.
    expect(yearsIn(requests).length).toBeLessThan(9);
  });
});

for (const connection of [{ saveData: true }, { saveData: false, effectiveType: "slow-2g" }])
  test(`with the connection ${JSON.stringify(connection)} pages are loaded on click, not before`, async ({ page }) => {
    await disablePrefetch(page, connection);
    await open(page, HISTORY);
    const requests = recordRequests(page);
    await page.clock.pauseAt(NOW + HOUR_MS);
    await cardLink(page, newest).hover();
    await page.clock.runFor(1000);
    await page.clock.resume();
    await cardLink(page, newest).focus();
    await cardLink(page, second).dispatchEvent("pointerdown");
    await cardLink(page, third).click();
    await expect(page).toHaveURL(third);
    expect(yearsIn(requests)).toEqual([dataOf(third)]);
  });

test("a pointer that crosses or is crossed by cards loads nothing; rest and focus do @chromium", async ({ page }) => {
  // High enough for these cards, because a scroll event that comes late would end the rest of the pointer.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await open(page, HISTORY);
  await waitForPrefetch(page, [newest]);
  const requests = recordRequests(page);
  // Time stands still between the events: on a busy machine each would otherwise be a pointer that rests.
  await page.clock.pauseAt(NOW + HOUR_MS);
  for (const path of years.slice(1, 6)) await cardLink(page, path).dispatchEvent("mouseover");
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(1000);
  await cardLink(page, third).hover();
  await page.clock.runFor(1000);
  await waitForPrefetch(page, [third]);
  await cardLink(page, fourth).focus();
  await waitForPrefetch(page, [fourth]);
  expect(yearsIn(requests)).toEqual([third, fourth].map(dataOf));
});

test("a network that is lost on touch leaves the click to the browser", async ({ page, allowErrors }) => {
  allowErrors(new RegExp(`ERR_INTERNET_DISCONNECTED|${cancelled.source}`));
  await open(page, HISTORY);
  await waitForPrefetch(page);
  await page.context().setOffline(true);
  await cardLink(page, second).dispatchEvent("pointerdown");
  await preloadPages(page, [second]);
  await page.context().setOffline(false);
  await cardLink(page, second).click();
  await expect(page).toHaveURL(second);
  await openContacts(page);
});
