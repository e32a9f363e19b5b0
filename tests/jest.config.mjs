import { fileURLToPath } from "node:url";

// Unit tests (beside their source) and tests that read the built site as files. The tests in a
// browser are Playwright's, see playwright.config.ts.
const shared = {
  restoreMocks: true,
  rootDir: fileURLToPath(new URL("..", import.meta.url)),
  roots: ["<rootDir>/src", "<rootDir>/tests"],
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
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/tests/support/*.test.ts"],
      setupFiles: ["<rootDir>/tests/support/match-media.ts"],
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
  ],
  testTimeout: 30_000,
  maxWorkers: "100%",
};
