import { typeset } from "../../src/lib/typography";
import { data } from "../support/data";
import { findLayoutIssues } from "../support/layout-issues";
import { delayRequests } from "../support/layout-shifts";
import { openContacts } from "../support/open-contacts";
import { beforeStart, campStart, setClock } from "../support/screens";
import { expect, heading, hydrated, menuLink, open, type Page, region, test } from "../support/test";

const { theme, status } = data("camp.json");
const names = data("leaders.json").map(({ name }) => name);
const leaders = (page: Page) => region(page, "Vedoucí");
const leaderNames = (page: Page) => leaders(page).locator("li > * > :last-child");

test.describe("an error in a section leaves the rest of the page", () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(/broken/);
    await setClock(page, beforeStart);
  });

  /** Leaves the page by a link and comes back by one, so that React renders it without the inline scripts. */
  async function leaveAndReturn(page: Page, label: string) {
    await openContacts(page);
    await menuLink(page, label).click();
  }

  test("a countdown that throws is not shown", async ({ page }) => {
    await page.addInitScript(() => {
      Intl.PluralRules.prototype.select = () => {
        throw new Error("broken");
      };
    });
    const expectRest = async () => {
      await expect(heading(page, "Letos")).toBeVisible();
      await expect(leaders(page)).toBeVisible();
      await expect(page.getByText("Začínáme za")).toHaveCount(0);
      await expect(page.getByText(status)).toBeVisible();
      expect((await leaderNames(page).allTextContents()).sort()).toEqual([...names].sort());
    };
    await open(page, "/letos/");
    await expectRest();
    await leaveAndReturn(page, "Letos");
    await expectRest();
    await openContacts(page);
  });

  test("leaders who cannot be shuffled are in the order of the file", async ({ page }) => {
    await page.addInitScript(() => {
      const { random } = Math;
      // Gatsby and React call it, too, while their files run.
      Math.random = () => {
        if (document.currentScript?.hasAttribute("src")) return random();
        throw new Error("broken");
      };
    });
    const expectNames = async () => {
      await expect(leaderNames(page)).toHaveText(names);
      for (const name of await leaderNames(page).all()) await expect(name).toBeVisible();
      await expect(page.getByRole("timer")).toBeVisible();
    };
    const sendScripts = await delayRequests(page, /\.js$/);
    await page.goto("/letos/");
    await expectNames();
    sendScripts();
    await hydrated(page);
    // Now React has failed, too, and shows the names alone.
    await expect(leaders(page).getByRole("button")).toHaveCount(0);
    await expectNames();
    await leaveAndReturn(page, "Letos");
    await expectNames();
    await openContacts(page);
  });

  test("a film whose button throws is a link", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLVideoElement.prototype.addEventListener = () => {
        throw new Error("broken");
      };
    });
    const { video, paragraphs } = data("intro.json");
    const clickAndExpectLink = async () => {
      await page.getByRole("main").getByRole("button", { name: "Pustit film" }).click();
      const link = page.getByRole("main").getByRole("link", { name: "Pustit film" });
      await expect(link).toHaveAttribute("href", new RegExp(video.file));
      await expect(link.getByRole("img")).toBeVisible();
      for (const paragraph of paragraphs)
        await expect(page.getByText(typeset(paragraph), { exact: true })).toBeVisible();
    };
    await open(page, "/");
    await clickAndExpectLink();
    await leaveAndReturn(page, "Úvod");
    await clickAndExpectLink();
    await openContacts(page);
  });
});

test.describe("storage", () => {
  const deny = () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
  };
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };

  for (const [how, breakStorage] of [
    ["denied", deny],
    ["full", fill],
  ] as const)
    test(`that is ${how} does not prevent reading, scrolling, following a link and going back`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await open(page, "/historie/");
      await page.evaluate(() => window.scrollTo(0, 600));
      // Not by the mouse, for which Playwright would scroll up to the link.
      await menuLink(page, "Letos").dispatchEvent("click");
      await expect(heading(page, "Letos")).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(heading(page, "Historie")).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      await openContacts(page);
    });
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
    const expectSense = async () => {
      await expect(page.getByText(theme)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(`© ${years} `);
      await expect(timer).toHaveCount(time < campStart ? 1 : 0);
      if (time < campStart) await expect(timer).toHaveText(/^\s*\d+\s+(den|dny|dní)\s/);
    };
    await open(page, "/letos/");
    await expectSense();
    // Five digits stay in one line.
    for (const count of await timer.locator("span > span:first-child").all()) {
      const lines = await count.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBeLessThan(1.5);
    }
    expect(await findLayoutIssues(page)).toEqual([]);
    await openContacts(page);
    await menuLink(page, "Letos").click();
    await expectSense();
  });
