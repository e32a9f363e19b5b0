import { hydrated, siteInBrowser, sizes } from "../support/browser";

const open = siteInBrowser();
const title = { level: 1, name: "Unexpected Application Error!" } as const;

describe.each(sizes)("on a %s", (_, size) => {
  test.each(["/neni/", "/historie/neni/", "/neni.html"])(
    "%s answers 404 with the error screen in the frame",
    async (path) => {
      const statuses = new Map<string, number>();
      const page = await open(path, {
        ...size,
        provoked: /404/,
        prepare: async (page) => {
          page.on("response", (response) => statuses.set(new URL(response.url()).pathname, response.status()));
        },
      });
      await hydrated(page);
      expect(statuses.get(path)).toBe(404);
      await page.getByRole("heading", title).waitFor();
      await page.getByText("404 Not Found").waitFor();
      expect(await page.getByRole("navigation").getByRole("link").count()).toBe(5);
      await page.getByRole("main").getByRole("link").click();
      await page.waitForURL("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByRole("heading", title).count()).toBe(0);
    },
  );
});

test("an error while rendering shows its message in the frame, and the next page is fine", async () => {
  const page = await open("/", {
    provoked: /Cannot (destructure|read) propert/,
    prepare: (page) =>
      page.route("**/page-data/kontakty/page-data.json", async (route) => {
        const response = await route.fetch();
        const pageData = await response.json();
        pageData.result.data.contacts = null;
        await route.fulfill({ response, json: pageData });
      }),
  });
  await hydrated(page);
  await page.getByRole("link", { name: "Kontakty" }).click();
  await page.getByRole("heading", title).waitFor();
  expect(await page.getByRole("main").innerText()).toMatch(/null/);
  await page.getByRole("link", { name: "Soubory" }).click();
  await page.getByRole("heading", { level: 1, name: "Soubory" }).waitFor();
});

test.each(["/#100%", "/historie/#%E0%A4%A"])("a mutilated address %s still shows its page", async (path) => {
  const page = await hydrated(await open(path));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.evaluate(() => {
    window.location.hash = "#%";
  });
  await page.waitForFunction(() => window.location.hash === "");
  await page.getByRole("heading", { level: 1 }).waitFor();
});
