// This file exists because Playwright's `channel` finds only Google Chrome, and not the Chromium of a Linux distribution.
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program";

// The headless shell comes first, because it opens a page in half the time. It is Playwright's own default, too.
const names =
  "chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome chrome.exe".split(" ");
const usualPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((root) =>
    process.env[root] ? [join(process.env[root], "Google/Chrome/Application/chrome.exe")] : [],
  ),
];

/** How tests and benchmark start Chromium: without the browser's own requests and its first-run screens. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // Otherwise the headless shell hints fonts, which makes text wider than in a browser with a window.
    "--font-render-hinting=none",
    // Chromium does not start with its sandbox if the user is root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

/**
 * Path of the program that CHROME_PATH names. Else undefined if Playwright's own build is installed: Playwright then starts it. Else
 * the path of an installed Chromium. If there is none, installs Debian's package (as root) or Playwright's build. Throws if
 * CHROME_PATH names no file or if nothing could be installed.
 */
function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is set to ${chosen}, but there is no such file: correct it or unset it.`);
  }
  if (hasPlaywrightBuild()) return undefined;
  const found = findInstalled() ?? installDebianPackage();
  if (found || installPlaywrightBuild()) return found;
  throw new Error(
    "The browser tests need Chromium and could not install it: install Chromium or Google Chrome, or set CHROME_PATH to its program.",
  );
}

/** Whether Playwright's headless shell is installed. Playwright says only where its whole browser would be, in a folder beside it. */
const hasPlaywrightBuild = () =>
  existsSync(
    chromium.executablePath().replace(/chromium-(\d+)[\\/].*/, "chromium_headless_shell-$1/INSTALLATION_COMPLETE"),
  );

const findInstalled = () => findProgram(...names) ?? usualPaths.find((path) => existsSync(path));

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const packages = ["chromium-headless-shell", "chromium"].map(
    (name) => `apt-get install -y --no-install-recommends ${name}`,
  );
  install(`apt-get update && (${packages.join(" || ")})`);
  return findInstalled();
}

function installPlaywrightBuild(): boolean {
  const cli = join(require.resolve("@playwright/test/package.json"), "../cli.js");
  install(`"${process.execPath}" "${cli}" install --only-shell chromium`);
  return hasPlaywrightBuild();
}

function install(command: string): void {
  console.log(`No Chromium found. Installing it: ${command}`);
  try {
    execSync(command, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  } catch {
    // The command has printed its error.
  }
}
