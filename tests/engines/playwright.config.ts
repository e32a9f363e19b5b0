import { defineConfig } from "@playwright/test";
import { engines } from "./drivers";

const missing = engines.filter(({ isInstalled }) => !isInstalled);
const advice = missing.map(({ name }) => `No ${name} found: see docs/browsers.md.`).join("\n");
if (missing.length === engines.length) throw new Error(advice);
// Workers load this file, too. Only the main process warns.
if (advice && !process.env.TEST_WORKER_INDEX) console.warn(advice);

/** Tests of the test site in Firefox and in WebKit, if they are installed. With `--project firefox` only in Firefox. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/engines",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // The limits are long, because a busy machine may be slow. No test measures how long something takes.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [100] } },
  projects: engines.filter((engine) => !missing.includes(engine)).map(({ name }) => ({ name })),
});
