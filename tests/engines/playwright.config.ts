import { defineConfig } from "@playwright/test";
import { findEngines } from "./find-engines";

/** Tests of the built site in Firefox and in WebKit, as far as they are installed; `--project firefox` for one of them. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/engines",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A busy machine may take long; nothing is ever measured in time.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: findEngines().map((name) => ({ name })),
});
