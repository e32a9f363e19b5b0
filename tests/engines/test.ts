import { test as base, expect } from "@playwright/test";
import type { Driver, LaunchOptions } from "./driver";
import { launchFirefox } from "./firefox";
import { Page } from "./page";
import { type SiteServer, serveSite } from "./server";
import { launchWebkit } from "./webkit";

interface Fixtures {
  /** The built site; a test may change what it answers. */
  site: SiteServer;
  /** The site in the engine, 1440 px wide; errors that the test has not declared fail it. */
  tab: Page;
  /** Declares errors that the test provokes itself. */
  allowErrors: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  launch: (options: LaunchOptions) => Promise<Driver>;
  driver: Driver;
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  launch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use, { project }) => use(project.name === "firefox" ? launchFirefox : launchWebkit),
    { scope: "worker" },
  ],
  driver: [
    async ({ launch }, use) => {
      const driver = await launch({});
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const site = await serveSite();
    await use(site);
    site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  tab: async ({ driver, site, allowed }, use, testInfo) => {
    testInfo.annotations.push({ type: "engine", description: driver.version });
    const tab = new Page(driver, site);
    await driver.resize(1440, 900);
    await use(tab);
    const problems = await tab.problems();
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
});
export { expect };
