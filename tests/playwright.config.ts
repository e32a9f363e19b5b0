import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/find-chromium";
import { findProgram } from "./support/find-program";
import { TEST_SITE } from "./support/project-copy";
import { desktop, phone } from "./support/test";

// Each run has a port of its own, so that two checkouts can be tested at once. Workers load this file, too; they inherit the port.
process.env.SITE_PORT ??= String(9100 + (process.pid % 800));
// Playwright would ask a proxy for the test site, too.
process.env.no_proxy = ["localhost", process.env.no_proxy ?? process.env.NO_PROXY].join();
const firefox = findProgram("firefox-esr", "firefox", "firefox.exe");
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

/**
 * Tests of the test site in Chromium, in a window of a desktop's size. Tests with the tag @phone also run on a phone. With
 * `--project=firefox` they run in the Firefox of the system, over WebDriver BiDi, apart from tests with the tag @chromium and
 * some files:
 * - The form is tested in Chromium only.
 * - Playwright can emulate neither media nor a browser without scripts in this Firefox, and Firefox reports no layout shifts.
 */
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
    // Keeps steps, requests, console and last screen of a failed test. DOM snapshots would cost a sixth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: { ...desktop, launchOptions: launchOptions() } },
    { name: "phone", use: { ...phone, launchOptions: launchOptions() }, grep: /@phone/ },
    {
      name: "firefox",
      use: { ...desktop, browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: firefox } },
      grepInvert: /@chromium/,
      testIgnore: /(admin|admin-github|layout-shift|no-javascript)\.test/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/gatsby/cli.js serve --port ${process.env.SITE_PORT}`,
    cwd: `../${TEST_SITE}`,
    url: baseURL,
  },
});
