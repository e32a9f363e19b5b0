import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/find-chromium";
import { TEST_SITE } from "./support/project-copy";
import { desktop, phone } from "./support/test";

// Each run has a port of its own, so that two checkouts can be tested at once. Workers load this file, too; they inherit the port.
process.env.SITE_PORT ??= String(9100 + (process.pid % 800));
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

/** Tests of the test site in Chromium, in a window of a desktop's size. Tests with the tag @phone also run on a phone. */
export default defineConfig({
  testDir: "browser",
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  workers: "150%", // Tests often wait. This is a tenth faster than one worker for each processor.
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // The limits are long, because a busy machine may be slow. No test measures how long something takes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    timezoneId: "Europe/Prague",
    launchOptions: launchOptions(),
    // Keeps steps, requests, console and last screen of a failed test. DOM snapshots would cost a sixth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: desktop },
    { name: "phone", use: phone, grep: /@phone/ },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/gatsby/cli.js serve --port ${process.env.SITE_PORT}`,
    cwd: `../${TEST_SITE}`,
    url: baseURL,
  },
});
