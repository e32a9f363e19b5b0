import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./support/chromium-flags";
import { findChromium } from "./support/find-chromium";
import { desktop, phone } from "./support/viewports";

// Workers load this file, too, and inherit the environment: they get the same browser and the same port.
process.env.CHROMIUM ??= findChromium();
// A port of its own, so that two checkouts can be tested at once.
process.env.SITE_PORT ??= String(9100 + (process.pid % 800));
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

/** Tests of the built site in Chromium, at a desktop's size; those tagged @phone once more on a phone. */
export default defineConfig({
  testDir: "browser",
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  workers: "150%", // Tests often wait: a tenth faster than with a worker for each processor.
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A busy machine may take long; nothing is ever measured in time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumFlags() },
    // Of a failed test: steps, requests, console and the last screen. Snapshots of the DOM would cost a sixth of the whole time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: desktop },
    { name: "phone", use: phone, grep: /@phone/ },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/gatsby/cli.js serve --port ${process.env.SITE_PORT}`,
    cwd: "..",
    url: baseURL,
  },
});
