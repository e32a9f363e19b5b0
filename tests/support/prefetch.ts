import type { Page } from "@playwright/test";
import { menu } from "./screens";

/** Gatsby's own cache of loaded pages. */
type WindowWithLoader = Window & typeof globalThis & { ___loader: { loadPageSync: (path: string) => unknown } };

/**
 * Waits until Gatsby has prefetched the data and scripts of the pages, by default of all in the menu. Without it a test of client-side navigation depends
 * on the machine's speed: after four seconds a link loads its page in full.
 */
export const waitForPrefetch = (page: Page, paths: readonly string[] = menu.map(([, path]) => path)) =>
  page.waitForFunction((paths) => {
    const { ___loader } = window as WindowWithLoader;
    return paths.every((path) => ___loader.loadPageSync(path));
  }, paths);

/** Makes Gatsby prefetch nothing, as for a visitor who saves data; call it before the page is opened. */
export const disablePrefetch = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
