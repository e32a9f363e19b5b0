import { expectDrawn } from "../support/expect-drawn";
import { modifyResponse } from "../support/modify-response";
import { expect, menuLink, open, type Page, phone, region, test } from "../support/test";

const leaders = (page: Page) => region(page, "Vedoucí");
/** A leader both of whose portraits are PNGs. */
const badge = (page: Page) => leaders(page).getByRole("button", { name: "Rys, druhý portrét" });
const hint = (page: Page) => leaders(page).getByText("Klepněte na portrét");
const pictures = (page: Page) => badge(page).locator("img").filter({ visible: true });

test("the hover picture comes and goes with pointer or focus, and is not requested before", async ({ page }) => {
  const requests = new Set<string>();
  page.on("request", (request) => requests.add(request.url()));
  const hoverPictures = () =>
    [...requests].filter((url) => /\/(sova|jiskra|pampeliska|medved|rys|veverka|tygrik)-2\./.test(url));
  await open(page, "/letos/");
  const names = await leaders(page).getByRole("button").allInnerTexts();
  // Without a second portrait, or disabled, a leader is no button.
  expect(names.sort()).toEqual(["Medvěd", "Pampeliška z\u00A0Horní Lhoty", "Rys", "Sova", "Tygřík", "Veverka"]);
  await badge(page).scrollIntoViewIfNeeded();
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toHaveJSProperty("complete", true);
  expect(hoverPictures()).toEqual([]);
  await badge(page).hover();
  await expect(pictures(page)).toHaveCount(2);
  await expectDrawn(pictures(page).last());
  expect(hoverPictures()).toEqual([expect.stringContaining("/rys-2.")]);
  // A mouse that clicks and leaves does not keep it.
  await badge(page).click();
  await expect(pictures(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(pictures(page)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(badge(page)).toBeFocused();
  await expect(pictures(page)).toHaveCount(2);
  await page.keyboard.press("Shift+Tab");
  await expect(pictures(page)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a hint says that portraits change, not on paper; taps bring the hover picture @chromium", async ({ page }) => {
    await open(page, "/letos/");
    await expect(hint(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(hint(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(2);
    const boxes = await pictures(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes[1]).toEqual(boxes[0]);
    await badge(page).tap();
    await expect(pictures(page)).toHaveCount(1);
    // After client-side navigation the component shows the hint.
    await menuLink(page, "Soubory").click();
    await expect(hint(page)).toHaveCount(0);
    await menuLink(page, "Letos").click();
    await expect(hint(page)).toBeVisible();
  });

  test("all portraits are equally wide, also that of a long name on a narrow screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/letos/");
    const frames = leaders(page).locator("li > * > :first-child");
    const widths = await frames.evaluateAll((all) =>
      all.map((frame) => Math.round(frame.getBoundingClientRect().width)),
    );
    expect(widths).toEqual(Array(9).fill(88));
  });
});

test("one link leads past all portraits, to the questions of parents", async ({ page }) => {
  await open(page, "/letos/");
  await leaders(page).getByRole("link", { name: "Přeskočit portréty" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Musí dítě umět plavat")).toBeFocused();
});

test("six loads give different orders of the nine leaders", async ({ page }) => {
  const orders = new Set<string>();
  for (let load = 0; load < 6; load++) {
    await open(page, "/letos/");
    const order = await leaders(page).locator("li > * > :last-child").allTextContents();
    orders.add(order.join());
    expect(order.sort().join()).toBe("Bobr,Jiskra,Kompas,Medvěd,Pampeliška z\u00A0Horní Lhoty,Rys,Sova,Tygřík,Veverka");
  }
  // All would be equal by chance once in 10^27 runs.
  expect(orders.size).toBeGreaterThan(1);
});

test("a list that has only partly arrived is not shown in the order of the file", async ({ page }) => {
  await page.route("**/letos/", (route) =>
    modifyResponse(route, (html) => html.slice(0, html.indexOf("</li>", html.indexOf('id="vedouci"')))),
  );
  await page.goto("/letos/");
  await expect(leaders(page).getByRole("heading")).toBeVisible();
  await expect(leaders(page).getByRole("listitem")).toHaveCount(0);
});
