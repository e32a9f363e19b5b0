import { test as base, expect } from "@playwright/test";
import { type Driver, launch } from "./driver";
import { Site } from "./site";

interface Fixtures {
  /** The server of the test site. A test may change what the server answers. */
  site: Site;
  /** The tab in which WebKit shows the site. An error that is not in `site.allowed` fails the test. */
  tab: Tab;
}

export const test = base.extend<Fixtures, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const driver = await launch();
      await use(driver);
      await driver.close();
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

/** A tab of WebKit. Its methods do what a visitor does, or check what a visitor sees. Most of them wait and retry. */
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

  /** Opens a path and waits until the page is loaded. WebKit's driver itself does not always wait that long. */
  async goto(path: string) {
    await this.driver.goto(this.site.origin + path);
    const isLoaded = (origin: string) => location.origin === origin && document.readyState === "complete";
    await this.poll(isLoaded, `${path} is loaded`, this.site.origin).toBe(true);
  }

  /** Waits until React has hydrated the page, and two frames for its effects and for what they observe. */
  async hydrated() {
    const isHydrated = () =>
      Object.keys(document.querySelector("footer") ?? {}).some((key) => /^__reactProps/.test(key));
    await this.poll(isHydrated, "React has hydrated the page").toBe(true);
    await this.driver.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Runs the function in the page again and again, until its result is the expected one. */
  poll<Args extends unknown[], Result>(run: (...args: Args) => Result, message: string, ...args: Args) {
    // The function may fail, because the page changes while the function runs.
    const look = () => this.driver.evaluate(run, ...args).catch(String);
    return expect.poll(look, { message, intervals: [50, 100, 200] });
  }

  /** The visible texts of all elements that the CSS selector finds. White space is folded. */
  texts = (css: string) => this.poll(visibleTexts, css, css);
  heading = (name: string) => this.texts("h1").toEqual([name]);
  path = () => this.poll(() => location.pathname + decodeURI(location.hash), "path");

  click = (css: string) => expect(() => this.driver.click(css)).toPass();
  /** Follows a link without the mouse. For a click with the mouse, the driver would scroll to the link. */
  follow = (css: string) => this.driver.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), css);
  go = (steps: -1 | 1) => this.driver.evaluate((steps) => history.go(steps), steps);

  /** Scrolls to a vertical position and waits until the page rests there. */
  async scrollTo(top: number) {
    await this.driver.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await this.position(top);
  }

  /** Waits until the page rests within 8 px of the vertical position. */
  position = (expected: number) =>
    this.poll(distanceFrom, `distance from ${expected} px`, expected).toBeLessThanOrEqual(8);

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

/** The largest distance from a vertical position within 20 frames. */
async function distanceFrom(position: number) {
  let distance = 0;
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    distance = Math.max(distance, Math.abs(scrollY - position));
  }
  return distance;
}
