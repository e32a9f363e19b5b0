import { hydrated, siteInBrowser, sizes } from "../support/browser";
import { data } from "../support/data";

const open = siteInBrowser();
const history = data("history.json");
const camps = history.filter(({ isCamp, year }) => isCamp && year !== "…");

test.each(sizes)("on a %s a card opens its album in a new tab that cannot reach back", async (_, size) => {
  const [entry] = camps;
  if (!entry) throw new Error("no camp in data/history.json");
  const page = await hydrated(await open("/historie/", { ...size, provoked: /\.example/ }));
  await page
    .context()
    .route("https://*.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Album</title>" }),
    );
  const tab = page.context().waitForEvent("page");
  await page.locator(`[id="${entry.year}"] img`).click({ position: { x: 30, y: 30 }, force: true });
  const album = await tab;
  await album.waitForLoadState();
  expect(album.url()).toBe(entry.link);
  expect(await album.evaluate(() => window.opener)).toBeNull();
});

test("an address with a year leads to the camp of that year", async () => {
  const oldest = [...camps].sort((a, b) => Number(a.year) - Number(b.year))[0];
  if (!oldest) throw new Error("no camp in data/history.json");
  const page = await hydrated(await open(`/historie/#${oldest.year}`));
  await page.waitForFunction((year) => {
    const top = document.getElementById(year)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, oldest.year);
});

test("each picture of the history arrives in full after its preview", async () => {
  const page = await hydrated(await open("/historie/"));
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
  expect(await cards.count()).toBe(history.length);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.getByRole("img");
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100,
      await picture.elementHandle(),
    );
  }
});

test.each(data("files.json").filter(({ link }) => link))(
  "$title is a PDF that can be downloaded",
  async ({ link, title }) => {
    const page = await hydrated(await open("/soubory/"));
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    expect(await card.getByRole("link").getAttribute("href")).toBe(link);
    // The whole card shows the pointer, also where there is no text.
    const box = await card.boundingBox();
    if (!box) throw new Error("the card is not on the page");
    const cursor = await page.evaluate(
      ([x, y]) => getComputedStyle(document.elementFromPoint(x, y) as Element, "::after").cursor,
      [box.x + box.width - 8, box.y + box.height - 8] as const,
    );
    expect(cursor).toBe("pointer");
    const response = await page.request.get(link ?? "");
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  },
);
