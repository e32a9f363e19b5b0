import type { Route } from "playwright-core";

/** Answers a request with what the server sends, changed. */
export async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}
