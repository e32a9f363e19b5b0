import type { Route } from "@playwright/test";
import { addStyles } from "../support/add-styles";
import { lowestContrast, neededContrast } from "../support/contrast";
import { data } from "../support/data";
import { findLayoutIssues } from "../support/layout-issues";
import { modifyResponse } from "../support/modify-response";
import { cancelled, openContacts } from "../support/open-contacts";
import { expect, heading, menuLink, open, test } from "../support/test";

test.describe("scripts", () => {
  test("without any script file each page is readable and the menu works", async ({ page, allowErrors }) => {
    allowErrors(new RegExp(`\\.js( |$)|${cancelled.source}`));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/soubory/");
    for (const [label, title] of [
      ["Úvod", data("intro.json").heading],
      ["Historie", "Historie"],
      ["Soubory", "Soubory"],
      ["Letos", "Letos"],
    ] as const) {
      await menuLink(page, label).click();
      await expect(heading(page, title)).toBeVisible();
    }
    for (const { name } of data("leaders.json")) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await openContacts(page);
  });

  for (const [what, file, change, error] of [
    [
      "the page component throws",
      "**/component---src-pages-letos-*.js",
      (source: string) => `throw new Error("broken");${source}`,
      /Loading chunk .* failed/,
    ],
    [
      "the app script arrives in part",
      "**/app-*.js",
      (source: string) => source.slice(0, source.length / 2),
      /Unexpected end|missing \)|Invalid or unexpected/,
    ],
  ] as const)
    test(`if ${what}, the page stays as the server made it and the menu works`, async ({ page, allowErrors }) => {
      allowErrors(new RegExp(`broken|Not rendering React|${error.source}|${cancelled.source}`));
      await page.route(file, (route) => modifyResponse(route, change));
      await Promise.all([page.waitForEvent("pageerror", ({ message }) => error.test(message)), page.goto("/letos/")]);
      await expect(page.getByText(data("camp.json").theme)).toBeVisible();
      await openContacts(page);
    });
});

test.describe("without images", () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(/\.(avif|webp|jpg|png|svg) ?/);
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort());
  });

  test("pages are readable; cards keep their shape and show what their image would", {
    tag: "@phone",
  }, async ({ page, allowErrors }) => {
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
    for (const image of [images.first(), images.last()]) await expect(image).toHaveCSS("opacity", "1");
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

  test("while pictures are loading their text is not shown, as Firefox would", async ({ page }) => {
    await page.route(/\.(webp|jpg)$/, () => {});
    await page.goto("/historie/", { waitUntil: "domcontentloaded" });
    const image = page.getByRole("main").getByRole("img").first();
    await expect(image).toHaveJSProperty("complete", false);
    await expect(image).toHaveCSS("font-size", "0px");
  });

  test("the title on the header is readable", async ({ page }) => {
    await open(page, "/kontakty/");
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await page.getByRole("banner").locator("p :is(a, span)").all())
        expect(await lowestContrast(page, text)).toBeGreaterThanOrEqual(await neededContrast(text));
    }
    await openContacts(page);
  });
});

test("if the film cannot be played, its still stays, the button offers it again, and the menu works", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/\.mp4/);
  const button = page.getByRole("main").getByRole("button");
  const still = button.getByRole("img");
  const clickAndRequest = () => Promise.all([page.waitForRequest("**/*.mp4"), button.click()]);
  await open(page, "/");

  // The data host is down, or has lost the file.
  for (const fail of [
    (route: Route) => route.abort("connectionrefused"),
    (route: Route) => route.fulfill({ status: 404 }),
  ]) {
    await page.route("**/*.mp4", fail);
    await clickAndRequest();
    await expect(button).toHaveAccessibleName(/^Pustit film/);
    await expect(still).toBeVisible();
  }

  // It does not answer, and the visitor gives up.
  await page.route("**/*.mp4", () => {});
  await clickAndRequest();
  await expect(button).toHaveAccessibleName(/^Pozastavit film/);
  await button.click();
  await expect(button).toHaveAccessibleName(/^Pustit film/);
  await expect(still).toBeVisible();

  // The browser refuses to play.
  const refused = page.waitForEvent("console", (message) => message.text() === "refused");
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => {
      console.log("refused");
      throw new Error("refused");
    };
  });
  await button.click();
  await refused;
  await expect(button).toHaveAccessibleName(/^Pustit film/);
  await expect(still).toBeVisible();
  await openContacts(page);
});
