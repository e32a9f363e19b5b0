import { fileURLToPath } from "node:url";

// Three kinds of tests: unit (beside their source, the benchmark's as well), the built site read as files, and the built site in a real browser.
const shared = {
  restoreMocks: true,
  rootDir: fileURLToPath(new URL("..", import.meta.url)),
  roots: ["<rootDir>/src", "<rootDir>/tests", "<rootDir>/bench"],
  transform: {
    "\\.tsx?$": [
      "babel-jest",
      { presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"] },
    ],
  },
};

export default {
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/bench/*.test.ts"],
      setupFilesAfterEnv: ["@testing-library/jest-dom"],
      moduleNameMapper: { "\\.css$": "<rootDir>/tests/support/no-styles.ts" },
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/site/*.test.ts"],
      setupFilesAfterEnv: ["@testing-library/jest-dom"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/browser/*.test.ts"],
      globalSetup: "<rootDir>/tests/support/start-site.ts",
      globalTeardown: "<rootDir>/tests/support/stop-site.ts",
    },
  ],
  testTimeout: 30_000,
};
