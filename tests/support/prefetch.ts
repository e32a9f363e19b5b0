import type { Page } from "@playwright/test";

/** Gatsby's own cache of loaded pages. */
type WindowWithLoader = Window & typeof globalThis & { ___loader: { loadPageSync: (path: string) => unknown } };

/** Waits until Gatsby has prefetched the data and scripts of the pages. */
export const waitForPrefetch = (page: Page, paths: readonly string[]) =>
  page.waitForFunction((paths) => {
    const { ___loader } = window as WindowWithLoader;
    return paths.every((path) => ___loader.loadPageSync(path));
  }, paths);

/** Makes Gatsby prefetch nothing, as for a visitor who saves data; call it before the page is opened. */
export const disablePrefetch = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
