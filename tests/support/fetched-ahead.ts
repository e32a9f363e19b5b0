import type { Page } from "@playwright/test";

/** Where Gatsby keeps what it has loaded. */
type Gatsbys = Window & typeof globalThis & { ___loader: { loadPageSync: (path: string) => unknown } };

/** Waits until the pages have been fetched ahead as a whole. */
export const fetchedAhead = (page: Page, paths: readonly string[]) =>
  page.waitForFunction((paths) => paths.every((path) => (window as Gatsbys).___loader.loadPageSync(path)), paths);

/** Before a page is opened: the visitor saves data, so that nothing is fetched ahead. */
export const nothingAhead = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
