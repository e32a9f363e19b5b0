import { fileURLToPath } from "node:url";

// Jest runs the tests beside the source and the tests of built files. Playwright runs the tests in a browser.
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

// Tests that need the DOM of a page.
const inPage = { ...shared, testEnvironment: "jsdom", setupFilesAfterEnv: ["@testing-library/jest-dom"] };

export default {
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/{src/{admin,build,content,graphql,lib},tests/support}/**/*.test.{ts,tsx}"],
    },
    {
      ...inPage,
      displayName: "component",
      testMatch: ["<rootDir>/src/{browser,components}/**/*.test.{ts,tsx}"],
      setupFiles: ["<rootDir>/tests/support/match-media.ts"],
      moduleNameMapper: { "\\.css$": "<rootDir>/tests/support/no-styles.ts" },
    },
    {
      ...inPage,
      displayName: "site",
      testMatch: ["<rootDir>/tests/{site,lane}/*.test.ts"],
      globals: { SITE: ".test-site" },
    },
    // What holds for any content, tested with the content of the project itself.
    { ...inPage, displayName: "content", testMatch: ["<rootDir>/tests/lane/*.test.ts"], globals: { SITE: "." } },
  ],
  testTimeout: 30_000,
  maxWorkers: "100%",
};
