import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chrome.exe"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((root) =>
    process.env[root] ? [join(process.env[root], "Google/Chrome/Application/chrome.exe")] : [],
  ),
];

/**
 * Path of a Chromium: CHROME_PATH, else one under its usual names, else Playwright's own, else one that this installs:
 * Debian's package where it runs as root, or Playwright's download. Throws one sentence that says what to do.
 */
export function findChromium(): string {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROME_PATH is set to ${wished}, but there is no such file: correct it or unset it.`);
  }
  const found = installed();
  if (found) return found;
  const debianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (
    !debianRoot ||
    !attempt("Debian's package", "apt-get update && apt-get install -y --no-install-recommends chromium")
  ) {
    const cli = join(require.resolve("playwright-core/package.json"), "../cli.js");
    attempt("Playwright's download", `"${process.execPath}" "${cli}" install chromium`);
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    "The browser tests need Chromium and could not install it: install Chromium or Google Chrome, or set CHROME_PATH to its program.",
  );
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

function attempt(what: string, command: string): boolean {
  console.log(`No Chromium found. Installing it (${what}): ${command}`);
  try {
    execSync(command, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    return true;
  } catch {
    return false;
  }
}
