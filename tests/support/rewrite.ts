import type { Route } from "@playwright/test";
import { buildCsp, injectCspMeta } from "../../src/build/csp";

/** Answers a request with what the server sends, changed; a page gets the policy that a build would give it. */
export async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    const text = change(await response.text());
    const body = text.startsWith("<!DOCTYPE html>") ? injectCspMeta(text, buildCsp(text)) : text;
    await route.fulfill({ response, body });
  } catch {
    // The page has been closed meanwhile. If not, it waits for the answer in vain, and the test notices.
  }
}
