import type { Page } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { beforeStart } from "../support/screens";

const open = siteInBrowser();
type Watched = Window & { violations: string[] };

const watch = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
const violations = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

test("no page breaks its own policy, at first or come to by a link", async () => {
  for (const first of ["/", "/letos/", "/historie/", "/soubory/", "/kontakty/"]) {
    const page = await hydrated(await open(first, { ...beforeStart, prepare: watch }));
    for (const label of ["Úvod", "Letos", "Historie", "Soubory", "Kontakty"]) {
      await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: label }).click();
      await page.locator("nav [aria-current=page]", { hasText: label }).waitFor();
      await page.waitForLoadState("networkidle");
    }
    expect(await violations(page)).toEqual([]);
  }
});

test("an unknown address has a policy, too", async () => {
  const page = await hydrated(await open("/neni/", { provoked: /404/, prepare: watch }));
  expect(await violations(page)).toEqual([]);
});

test.each([
  [
    "an inline script",
    "script-src-elem inline",
    () => document.body.append(Object.assign(document.createElement("script"), { text: "window.ran = true" })),
  ],
  [
    "an inline style",
    "style-src-elem inline",
    () => document.body.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" })),
  ],
  [
    "a picture of another host",
    "img-src https://jinde.example/a.png",
    () => document.body.append(Object.assign(new Image(), { src: "https://jinde.example/a.png" })),
  ],
  [
    "a request to another host",
    "connect-src https://jinde.example/",
    () => void fetch("https://jinde.example/").catch(() => {}),
  ],
])("%s that is smuggled in is refused", async (_, violation, smuggle) => {
  const page = await open("/kontakty/", { prepare: watch, provoked: /jinde\.example|Content Security Policy/ });
  await page.evaluate(smuggle);
  await page.waitForFunction(() => (window as unknown as Watched).violations.length > 0);
  expect((await violations(page)).map((text) => text.trim())).toEqual([expect.stringContaining(violation)]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
