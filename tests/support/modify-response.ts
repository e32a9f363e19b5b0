import type { Route } from "@playwright/test";
import { buildCsp, injectCspMeta } from "../../src/build/csp";

/** Answers a request with the server's response, in which `change` changes the text. HTML gets the CSP of a build. */
export async function modifyResponse(route: Route, change: (text: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    const text = change(await response.text());
    const body = text.startsWith("<!DOCTYPE html>") ? injectCspMeta(text, buildCsp(text)) : text;
    await route.fulfill({ response, body });
  } catch {
    // The page has been closed or left meanwhile. After any other error the request stays pending, which fails the test.
  }
}
