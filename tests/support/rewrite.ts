import type { Route } from "playwright-core";

/** Answers a request with what the server sends, changed. */
export async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch {
    // The page has been closed meanwhile. If not, it waits for the answer in vain, and the test notices.
  }
}
