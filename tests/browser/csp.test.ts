import { cancelled } from "../support/open-contacts";
import { menu } from "../support/pages";
import { expect, heading as mainHeading, menuLink, open, type Page, test } from "../support/test";

type WatchedWindow = Window & typeof globalThis & { violations: string[] };

const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const { violations } = Object.assign(window, { violations: [] as string[] });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
const violations = (page: Page) => page.evaluate(() => (window as WatchedWindow).violations);

// Chromium reports violations as console errors, too, which no other test allows either.
test("no page violates its own CSP, on loading or when its links lead to another page", async ({
  page,
  allowErrors,
}) => {
  allowErrors(cancelled);
  allowErrors(/404/);
  await watchViolations(page);
  for (const [index, path] of [...menu.map(([, path]) => path), "/neni/"].entries()) {
    await open(page, path);
    const [label, , heading] = menu[(index + 1) % menu.length] ?? menu[0];
    await menuLink(page, label).click();
    await expect(mainHeading(page, heading)).toBeVisible();
    expect(await violations(page), `from ${path} to ${label}`).toEqual([]);
  }
});

test("injected scripts and styles and requests to other hosts are blocked", async ({ page, allowErrors }) => {
  allowErrors(/jinde\.example|Content Security Policy/);
  await watchViolations(page);
  await open(page, "/kontakty/");
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement("script"), { text: "window.injected = true" }),
      Object.assign(document.createElement("style"), { textContent: "p { color: red }" }),
      Object.assign(new Image(), { src: "https://jinde.example/a.png" }),
    );
    fetch("https://jinde.example/").catch(() => {});
  });
  await expect
    .poll(async () => (await violations(page)).sort())
    .toEqual([
      "connect-src https://jinde.example/",
      "img-src https://jinde.example/a.png",
      "script-src-elem inline",
      "style-src-elem inline",
    ]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
