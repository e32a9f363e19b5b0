import type { Page } from "@playwright/test";
import { menu } from "./pages";

const menuPaths = menu.map(([, path]) => path);

/** Waits until the pages, with their data and code, are in memory. */
export const waitForPrefetch = (page: Page, paths: readonly string[] = menuPaths) =>
  page.waitForFunction((paths) => paths.every((path) => window.___loader.loadPageSync(path)), paths);

/** Has Gatsby load the pages' data and scripts now. On a slow machine, a click might otherwise load the whole page. */
export const preloadPages = (page: Page, paths: readonly string[] = menuPaths) =>
  page.evaluate(async (paths) => {
    await Promise.all(paths.map((path) => window.___loader.loadPage(path)));
  }, paths);

/** Stops Gatsby from loading pages ahead, as for a visitor who saves data. To be called before the page is opened. */
export const disablePrefetch = (page: Page, connection: object = { saveData: true }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
