import type { Page, Route } from "playwright-core";
import { hydrated, siteInBrowser } from "../support/browser";
import { data } from "../support/data";
import { reachPhone } from "../support/reach-phone";
import { beforeStart } from "../support/screens";

const open = siteInBrowser();
const names = data("leaders.json").map(({ name }) => name);
const leaders = (page: Page) => page.getByRole("region", { name: "Vedoucí" });
const order = async (page: Page) =>
  (await leaders(page).getByRole("listitem").allInnerTexts()).map((text) => text.split("\n").at(-1));

/** Opens the page with the browser spoilt, at once or by a link from another page, and waits until something has failed. */
async function openSpoilt(path: string, label: string, arrival: string, spoil: () => void): Promise<Page> {
  let failed = () => {};
  const failure = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const page = await open(arrival === "at once" ? path : "/soubory/", {
    ...beforeStart,
    provoked: /spoilt/,
    prepare: async (page) => {
      // React tells the console what has failed while it draws.
      page.on("console", (message) => {
        if (/spoilt/.test(message.text())) failed();
      });
      await page.addInitScript(spoil);
    },
  });
  await hydrated(page);
  if (arrival !== "at once") await page.getByRole("link", { name: label }).click();
  await failure;
  return page;
}

describe.each(["at once", "by a link"])("on a page that is come to %s", (arrival) => {
  test("a countdown that fails is not there; the rest of Letos is", async () => {
    const page = await openSpoilt("/letos/", "Letos", arrival, () => {
      Intl.PluralRules.prototype.select = () => {
        throw new Error("spoilt");
      };
    });
    await leaders(page).waitFor();
    expect(await page.getByText("Začínáme za").count()).toBe(0);
    expect(await page.getByText(data("camp.json").status).isVisible()).toBe(true);
    expect((await order(page)).sort()).toEqual([...names].sort());
    await reachPhone(page);
  });

  test("if no order of the leaders can be drawn, their names stand in that of the file", async () => {
    const page = await openSpoilt("/letos/", "Letos", arrival, () => {
      const { random } = Math;
      // Gatsby and React use it, too, while their files are run.
      Math.random = () => {
        if ((document.currentScript as HTMLScriptElement)?.src) return random();
        throw new Error("spoilt");
      };
    });
    await leaders(page).waitFor();
    expect(await order(page)).toEqual(names);
    for (const name of names) expect(await leaders(page).getByText(name, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("timer").isVisible()).toBe(true);
    await reachPhone(page);
  });

  test("in place of a film that fails there is its picture, with a link to the file", async () => {
    const page = await openSpoilt("/", "Úvod", arrival, () => {
      HTMLVideoElement.prototype.addEventListener = () => {
        throw new Error("spoilt");
      };
    });
    const { video, paragraphs } = data("intro.json");
    const link = page.getByRole("main").getByRole("link", { name: "Pustit film" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(video.file);
    expect(await link.getByRole("img").isVisible()).toBe(true);
    expect(await page.getByRole("main").locator("p").count()).toBe(paragraphs.length);
    await reachPhone(page);
  });
});

test("leaders whose order cannot be drawn are there without any file of scripts, too", async () => {
  const page = await open("/letos/", {
    provoked: /spoilt|\.js( |$)/,
    prepare: async (page) => {
      await page.addInitScript(() => {
        Math.random = () => {
          throw new Error("spoilt");
        };
      });
      await page.route("**/*.js", (route) => route.abort());
    },
  });
  expect(await order(page)).toEqual(names);
  expect(await leaders(page).getByRole("listitem").first().isVisible()).toBe(true);
});

test("if the browser refuses to play at all, the picture stays and the button offers the film again", async () => {
  const page = await open("/", {
    prepare: (page) =>
      page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => {
          throw new Error("spoilt");
        };
      }),
  });
  await hydrated(page);
  const button = page.getByRole("main").getByRole("button");
  await button.click();
  await page.getByRole("button", { name: /^Pustit film/ }).waitFor();
  expect(await button.getByRole("img").isVisible()).toBe(true);
});

test.each([
  ["is down", (route: Route) => route.abort("connectionrefused")],
  ["has lost the film", (route: Route) => route.fulfill({ status: 404 })],
  ["does not answer", () => {}],
])("if the data host %s, the picture stays and nothing else suffers", async (how, fail) => {
  const page = await open("/", { provoked: /\.mp4/, prepare: (page) => page.route("**/*.mp4", fail) });
  await hydrated(page);
  const button = page.getByRole("main").getByRole("button");
  const asked = page.waitForRequest(/\.mp4$/);
  await button.click();
  await asked;
  // The film is still awaited; the visitor gives up.
  if (how === "does not answer") await page.getByRole("button", { name: /^Pozastavit film/ }).click();
  await page.getByRole("button", { name: /^Pustit film/ }).waitFor();
  expect(await button.getByRole("img").isVisible()).toBe(true);
  await reachPhone(page);
});
