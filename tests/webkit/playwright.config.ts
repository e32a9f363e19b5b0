import { defineConfig } from "@playwright/test";
import { isInstalled } from "./driver";

if (!isInstalled) throw new Error("No WebKit found: see docs/browsers.md.");

/** Tests of the test site in WebKit, which Playwright does not drive. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/webkit",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // The limits are long, because a busy machine may be slow. No test measures how long something takes.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [100] } },
});
