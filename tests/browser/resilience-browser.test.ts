import { addStyles } from "../support/add-styles";
import { data } from "../support/data";
import { findLayoutIssues } from "../support/layout-issues";
import { modifyResponse } from "../support/modify-response";
import { cancelled, openContacts } from "../support/open-contacts";
import { beforeStart, campStart, setClock } from "../support/pages";
import { expect, heading, menuLink, open, region, test } from "../support/test";

const { theme, status } = data("camp.json");

test("an error in a section leaves the rest of the page", async ({ page, allowErrors }) => {
  allowErrors(/broken/);
  await setClock(page, beforeStart);
  await page.addInitScript(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new Error("broken");
    };
  });
  const expectRest = async () => {
    await expect(heading(page, "Letos")).toBeVisible();
    await expect(page.getByText("Začínáme za")).toHaveCount(0);
    await expect(page.getByText(status)).toBeVisible();
    await expect(region(page, "Vedoucí").getByRole("listitem")).toHaveCount(data("leaders.json").length);
  };
  await open(page, "/letos/");
  await expectRest();
  // Back by a link, so that React renders it without the inline scripts.
  await openContacts(page);
  await menuLink(page, "Letos").click();
  await expectRest();
});

test("leaders who cannot be shuffled before the paint are in the order of the file", async ({ page, allowErrors }) => {
  allowErrors(/broken/);
  await page.addInitScript(() => {
    Math.random = () => {
      throw new Error("broken");
    };
  });
  await page.route("**/*.js", () => {});
  await page.goto("/letos/");
  const names = region(page, "Vedoucí").locator("li > * > :last-child");
  await expect(names).toHaveText(data("leaders.json").map(({ name }) => name));
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test("where the inline scripts do not run, React shows the countdown", async ({ page }) => {
  await setClock(page, beforeStart);
  await page.route("**/letos/", (route) =>
    modifyResponse(route, (html) => html.replace(/(<script>)if\("at"in\[\]\)\{.*?(?=<\/script>)/gs, "$1")),
  );
  await open(page, "/letos/");
  await expect(region(page, "Začínáme za")).toBeVisible();
});

for (const [year, width] of [
  [1970, 320],
  [2099, 1440],
] as const)
  test(`with a clock in the year ${year} the site is readable`, async ({ page }) => {
    const time = Date.UTC(year, 0, 2);
    const { copyrightFrom } = data("site.json");
    const years = year > copyrightFrom ? `${copyrightFrom}–${year}` : copyrightFrom;
    const timer = page.getByRole("timer");
    await setClock(page, time);
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/letos/");
    await expect(page.getByText(theme)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(`© ${years} `);
    await expect(timer).toHaveCount(time < campStart ? 1 : 0);
    if (time < campStart) await expect(timer).toHaveText(/^\s*\d+\s+(den|dny|dní)\s/);
    // Five digits stay in one line.
    for (const count of await timer.locator("span > span:first-child").all()) {
      const lines = await count.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBeLessThan(1.5);
    }
    expect(await findLayoutIssues(page)).toEqual([]);
  });

test.describe("without images", () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(/\.(avif|webp|jpg|png|svg) ?/);
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
  });

  test("pages are readable; cards keep their shape and show what their image would", async ({ page, allowErrors }) => {
    allowErrors(cancelled);
    for (const path of ["/", "/letos/", "/historie/"]) {
      await open(page, path);
      expect(await findLayoutIssues(page), path).toEqual([]);
    }
    // WebKit makes failed images square.
    await addStyles(page, "main img { aspect-ratio: 1; }");
    const images = page.getByRole("main").getByRole("img");
    await expect(images).toHaveCount(data("history.json").length);
    await images.evaluateAll((all: HTMLImageElement[]) => {
      for (const image of all) image.loading = "eager";
    });
    await expect(page.getByRole("main").locator("img:not([data-failed])")).toHaveCount(0);
    const shown = await images.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => ({
        shape: (image.offsetWidth / image.offsetHeight).toFixed(1),
        clipped: image.scrollHeight > image.clientHeight,
        text: image.alt !== "" && getComputedStyle(image).fontSize !== "0px",
        // White text with a dark edge is readable on any preview.
        color: getComputedStyle(image).color,
        edge: getComputedStyle(image).textShadow.startsWith("rgb(0, 0, 0)"),
      })),
    );
    for (const one of shown)
      expect(one).toEqual({ shape: "1.5", clipped: false, text: true, color: "rgb(255, 255, 255)", edge: true });
  });
});
