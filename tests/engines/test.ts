import { test as base, expect } from "@playwright/test";
import { type Driver, engines } from "./drivers";
import { Site } from "./site";

export { screens as pages } from "../support/pages";

interface Fixtures {
  /** The built site; a test may change what it answers. */
  site: Site;
  /** The site in the engine; errors that the site does not allow fail the test. */
  tab: Tab;
}

export const test = base.extend<Fixtures, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use, { project }) => {
      const driver = await engines.find(({ name }) => name === project.name)?.launch();
      await use(driver as Driver);
      await driver?.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    site.stop();
  },
  tab: async ({ driver, site }, use) => {
    await use(new Tab(driver, site));
    const recorded = await driver.evaluate(() => sessionStorage.getItem("errors"));
    const refused = site.requests.filter(({ status }) => status >= 400).map(({ path, status }) => `${status}: ${path}`);
    const errors: string[] = [...JSON.parse(recorded ?? '["no page was opened"]'), ...refused];
    expect(errors.filter((error) => !site.allowed.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});
export { expect };

/** A tab of the engine: what a visitor does and sees. All of it waits and retries. */
class Tab {
  constructor(
    readonly driver: Driver,
    private readonly site: Site,
  ) {}

  /** Opens a path and waits until React has hydrated the page. */
  async open(path: string) {
    await this.goto(path);
    await this.hydrated();
  }

  /** Opens a path and waits until it is loaded, for which WebKit's driver does not always wait. */
  async goto(path: string) {
    await this.driver.goto(this.site.origin + path);
    const isLoaded = (origin: string) => location.origin === origin && document.readyState === "complete";
    await this.poll(isLoaded, `${path} is loaded`, this.site.origin).toBe(true);
  }

  hydrated = () =>
    this.poll(
      () => Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__reactProps")),
      "React has hydrated the page",
    ).toBe(true);

  /** What the function, which runs in the page, returns in the end. */
  poll<Args extends unknown[], Result>(run: (...args: Args) => Result, message: string, ...args: Args) {
    // The page may change below a script.
    const look = () => this.driver.evaluate(run, ...args).catch(String);
    return expect.poll(look, { message, intervals: [50, 100, 200] });
  }

  /** The visible texts of all elements that match, with white space folded. */
  texts = (css: string) => this.poll(visibleTexts, css, css);
  heading = (name: string) => this.texts("h1").toEqual([name]);
  path = () => this.poll(() => location.pathname + decodeURI(location.hash), "path");

  click = (css: string) => expect(() => this.driver.click(css)).toPass();
  /** Follows a link without the mouse, for which the driver would scroll to it. */
  follow = (css: string) => this.driver.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), css);
  go = (steps: -1 | 1) => this.driver.evaluate((steps) => history.go(steps), steps);

  /** Scrolls and waits until the page rests there. */
  async scrollTo(top: number) {
    await this.driver.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await this.position(top);
  }

  /** The page rests within 8 px of the vertical position. */
  async position(expected: number) {
    const look = async () => Math.abs((await this.driver.evaluate(restingPosition).catch(() => -1000)) - expected);
    await expect.poll(look, `distance from ${expected} px`).toBeLessThanOrEqual(8);
  }

  /** Scrolls to each picture that is not shown yet and waits for it. */
  loadPictures = () =>
    this.poll(() => {
      const isShown = (image: HTMLImageElement) => image.naturalWidth > 0 && getComputedStyle(image).opacity === "1";
      const next = [...document.images].find((image) => !isShown(image));
      next?.scrollIntoView({ block: "center", behavior: "instant" });
      return next?.outerHTML ?? "";
    }, "a picture that is not shown").toBe("");
}

const visibleTexts = (css: string) =>
  [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText.replace(/\s+/g, " ").trim());

/** The vertical position after 20 frames without scrolling. */
async function restingPosition() {
  let [last, frames] = [-1, 0];
  while (frames < 20) {
    await new Promise(requestAnimationFrame);
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
  }
  return last;
}
