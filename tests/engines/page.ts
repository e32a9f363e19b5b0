import { expect } from "@playwright/test";
import { formatPhone, toE164 } from "../../src/lib/phone";
import { data } from "../support/data";
import { menu } from "../support/screens";
import type { Driver } from "./driver";
import type { SiteServer } from "./server";

type WindowWithLoader = Window &
  typeof globalThis & { ___loader: { loadPage: (path: string) => void; loadPageSync: (path: string) => unknown } };

/** Milliseconds between two looks. */
const intervals = [50, 100, 200];

const paths = menu.map(([, path]) => path);
const { leader } = data("contacts.json");

export const menuLink = "nav[aria-label='Hlavní menu'] a";

/**
 * A tab of the engine: what a visitor does and sees. Elements are chosen by a CSS selector and, where several match, by
 * their text, with white space folded. All of it waits and retries.
 */
export class Page {
  constructor(
    readonly driver: Driver,
    private readonly site: SiteServer,
  ) {}

  /** Opens a path and waits until React has hydrated the page. */
  async open(path: string) {
    await this.goto(path);
    await this.hydrated();
  }

  /** Opens a path and waits until it is loaded, for which WebKit's driver does not always wait. */
  async goto(path: string) {
    await this.driver.goto(this.site.origin + path);
    const loaded = (origin: string) => location.origin === origin && document.readyState === "complete";
    await this.poll(loaded, `${path} is loaded`, this.site.origin).toBe(true);
  }

  hydrated = () =>
    this.poll(() => {
      const footer = document.querySelector("footer");
      return footer !== null && Object.keys(footer).some((key) => key.startsWith("__reactProps"));
    }, "React has hydrated the page").toBe(true);

  /** What the function, which runs in the page, returns in the end. */
  poll<Args extends unknown[], Result>(run: (...args: Args) => Result, message: string, ...args: Args) {
    // The page may change below a script.
    return expect.poll(() => this.driver.evaluate(run, ...args).catch(String), { message, intervals });
  }

  /** The visible texts of all elements that match. */
  texts = (css: string) => this.poll(visibleTexts, css, css);

  heading = (name: string) => this.texts("h1").toEqual([name.replace(/\s+/g, " ")]);

  path = () => this.poll(() => location.pathname + decodeURI(location.hash), "path");

  /** Scrolls and waits until the page rests there. */
  async scrollTo(top: number) {
    await this.driver.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await this.position(top);
  }
  /** The page rests within 8 px of the vertical position. */
  position = (expected: number) =>
    expect
      .poll(async () => Math.abs((await this.driver.evaluate(restingPosition).catch(() => -1000)) - expected), {
        message: `distance from ${expected} px`,
        intervals,
      })
      .toBeLessThanOrEqual(8);

  click = (css: string, text?: string) => this.point("click", css, text);
  hover = (css: string, text?: string) => this.point("hover", css, text);
  tap = (css: string, text?: string) => this.point("tap", css, text);

  /** Follows a link where the page is, without scrolling to it. */
  follow = (css: string, text: string) =>
    this.poll(
      (css, text) => {
        const link = [...document.querySelectorAll<HTMLElement>(css)].find(
          ({ textContent }) => textContent?.replace(/\s+/g, " ") === text,
        );
        link?.click();
        return link !== undefined;
      },
      `follow ${text}`,
      css,
      text,
    ).toBe(true);

  /** Back or forward. */
  go = (steps: -1 | 1) => this.driver.evaluate((steps) => history.go(steps), steps);

  private async point(act: "click" | "hover" | "tap", css: string, text?: string) {
    let found: string | number[] = "";
    await expect
      .poll(
        async () => (found = await this.driver.evaluate(findPoint, css, text).catch(String)),
        `${act} ${css} ${text}`,
      )
      .toHaveLength(2);
    const [x = 0, y = 0] = found as unknown as number[];
    await this.driver[act](x, y);
  }

  /** Gatsby has prefetched the pages of the menu by itself. */
  prefetched = () =>
    this.poll(
      (paths) => paths.every((path) => (window as WindowWithLoader).___loader.loadPageSync(path)),
      "prefetched",
      paths,
    ).toBe(true);

  /** Has Gatsby load the pages of the menu now. */
  async preload() {
    await this.driver.evaluate((paths) => {
      for (const path of paths) (window as WindowWithLoader).___loader.loadPage(path);
    }, paths);
    await this.prefetched();
  }

  /** Scrolls to each picture and waits until it is loaded and shown. */
  async loadPictures() {
    const count = await this.driver.evaluate(() => document.images.length);
    for (let index = 0; index < count; index++) await this.poll(loadPicture, `picture ${index}`, index).toBe("loaded");
  }

  /** The page is Kontakty with the main leader's number. */
  async phoneNumber() {
    await this.heading("Kontakty");
    await this.texts(`main a[href="tel:${toE164(leader.phone)}"]`).toEqual([
      formatPhone(leader.phone).replace(/\s/g, " "),
    ]);
  }

  /** Errors and policy violations since the start, also of pages that have been left, and unknown paths. */
  async problems(): Promise<string[]> {
    const recorded = await this.driver.evaluate(() => sessionStorage.getItem("problems"));
    const unanswered = this.site.requests.filter(({ status }) => status >= 400);
    return [
      ...JSON.parse(recorded ?? '["no page was opened"]'),
      ...unanswered.map((one) => `${one.status}: ${one.path}`),
    ];
  }
}

export function visibleTexts(css: string) {
  return (
    [...document.querySelectorAll<HTMLElement>(css)]
      .filter((element) => element.getClientRects().length > 0)
      // The innerText of a card that is not rendered yet is empty.
      .map((element) => (element.innerText || element.textContent || "").replace(/\s+/g, " ").trim())
  );
}

/** The middle of the element in the viewport, after scrolling there if necessary; a text that says why not yet. */
function findPoint(css: string, text?: string | null): [number, number] | string {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => !text || (element.textContent ?? "").replace(/\s+/g, " ").trim() === text,
  );
  if (!element) return "there is no such element";
  const middle = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as [number, number];
  };
  const onTop = () => document.elementFromPoint(...middle());
  if (!element.contains(onTop())) element.scrollIntoView({ block: "center", behavior: "instant" });
  return element.contains(onTop()) ? middle() : `covered by ${onTop()?.outerHTML.slice(0, 100)}`;
}

/** The vertical position after 20 frames without scrolling. */
const restingPosition = () =>
  new Promise<number>((resolve) => {
    let [last, frames] = [scrollY, 0];
    const check = () => {
      frames = scrollY === last ? frames + 1 : 0;
      last = scrollY;
      if (frames === 20) resolve(last);
      else requestAnimationFrame(check);
    };
    check();
  });

function loadPicture(index: number) {
  const image = document.images[index] as HTMLImageElement;
  image.scrollIntoView({ block: "center", behavior: "instant" });
  return image.naturalWidth > 0 && getComputedStyle(image).opacity === "1" ? "loaded" : image.outerHTML.slice(0, 200);
}
