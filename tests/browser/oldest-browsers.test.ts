import { expectDrawn } from "../support/expect-drawn";
import { modifyResponse } from "../support/modify-response";
import { openContacts } from "../support/open-contacts";
import { expect, open, test } from "../support/test";

test("a browser without AVIF and WebP gets JPEGs and requests nothing else", async ({ page, allowErrors }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // Chromium warns about a preload of an unknown type.
  allowErrors(/unsupported `type` value/);
  // Chromium knows AVIF and WebP: replacing the types in HTML and data makes it skip them.
  await page.route(/(\/|\.json)$/, (route) =>
    modifyResponse(route, (text) => text.replace(/image\/(avif|webp)/g, "image/unknown")),
  );
  const image = page.getByRole("main").locator("picture img").first();
  await open(page, "/historie/");
  await expectDrawn(image);
  await page.getByRole("link", { name: "Letos" }).click();
  await expect(page.getByRole("region", { name: "Vedoucí" })).toBeVisible();
  await expectDrawn(image);
  await openContacts(page);
  const types = requested.filter((path) => path.startsWith("/static/")).map((path) => path.split(".").at(-1));
  expect([...new Set(types)].sort()).toEqual(["jpg", "woff2"]);
  expect(requested.filter((path) => /logo\.jpg$/.test(path))).toHaveLength(1);
});
