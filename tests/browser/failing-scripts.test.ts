import type { Page, Route } from "playwright-core";
import { siteInBrowser, sizes } from "../support/browser";
import { data } from "../support/data";
import { leaving, reachPhone } from "../support/reach-phone";
import { rewrite } from "../support/rewrite";

const open = siteInBrowser();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const taken = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector("footer") as object).some((key) => key.startsWith("__react")));

test.each(sizes)("on a %s without any file of scripts each page is read", async (_, size) => {
  const page = await open("/", {
    ...size,
    provoked: new RegExp(`\\.js( |$)|${leaving.source}`),
    prepare: (page) => page.route("**/*.js", (route) => route.abort()),
  });
  for (const [label, name] of [
    ["Úvod", data("intro.json").heading],
    ["Historie", "Historie"],
    ["Soubory", "Soubory"],
    ["Letos", "Letos"],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name: label }).click();
    await heading(page, name).waitFor();
  }
  for (const { name } of data("leaders.json"))
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(true);
  await reachPhone(page);
  expect(await taken(page)).toBe(false);
});

/** What can become of a script on its way. */
const mishaps: [string, (route: Route) => Promise<void>][] = [
  ["is missing", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["throws", (route) => rewrite(route, (source) => `throw new Error("half-way");${source}`)],
  ["arrives in part", (route) => rewrite(route, (source) => source.slice(0, source.length / 2))],
];

describe.each(["webpack-runtime", "framework", "app", "component---src-pages-letos-tsx"])("if %s", (script) => {
  test.each(mishaps)("%s, the page stays as the server made it, and the menu leads on", async (_, befall) => {
    let befallen: Promise<unknown> | undefined;
    const page = await open("/letos/", {
      provoked: new RegExp(
        `/${script}-\\w+\\.js|half-way|Unexpected end|missing \\)|Not rendering React|${leaving.source}`,
      ),
      prepare: (page) => {
        befallen = page.waitForResponse((response) => response.url().includes(`/${script}-`));
        return page.route(`**/${script}-*.js`, befall);
      },
    });
    await befallen;
    await page.waitForLoadState("networkidle");
    expect(await taken(page)).toBe(false);
    expect(await page.getByText(data("camp.json").theme).isVisible()).toBe(true);
    await reachPhone(page);
  });
});
