import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { launch } from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

/** What both engines can do. Elements are chosen by CSS selectors. */
export interface Driver {
  /** Resolves after the load event. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs the function in the page. So the function must not use imports or variables from outside. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks the middle of the first element that matches, scrolling there if necessary. */
  click(css: string): Promise<unknown>;
  pressTab(): Promise<unknown>;
  /** Prints the page that is open into a PDF file. */
  print(file: string): Promise<unknown>;
  close(): Promise<unknown>;
}

const [width, height] = [1440, 900];

const folders = [...(process.env.PATH ?? "").split(delimiter), "/Applications/Firefox.app/Contents/MacOS"];
/** Path of the first of these programs that is installed; undefined if none is installed. */
const findProgram = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
const firefox = findProgram("firefox-esr", "firefox", "firefox.exe");
const [webkit, display] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];

/** Drives Firefox over WebDriver BiDi. */
async function launchFirefox(): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath: firefox, defaultViewport: { width, height } });
  // A new tab, because in the first tab the address bar has the focus.
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    click: (css) => page.click(css),
    pressTab: () => page.keyboard.press("Tab"),
    print: (path) => page.pdf({ path, format: "A4" }),
    close: () => browser.close(),
  };
}

/** Drives WebKitGTK's MiniBrowser over classic WebDriver, on a virtual screen. */
async function launchWebkit(): Promise<Driver> {
  // The pointer rests in the middle of the screen. The page has the focus only if the window is there.
  const args = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const screen = spawn(display as string, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  const env = { ...process.env, DISPLAY: `:${`${number}`.trim()}`, GTK_THEME: "Adwaita", LIBGL_ALWAYS_SOFTWARE: "1" };
  const service = new DriverService.Builder(webkit as string).setEnvironment(env).setLoopback(true).build();
  const browserOptions = { args: ["--automation", "--full-screen"] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions })
    .build();
  // Each command waits until the page is loaded, by default for up to five minutes.
  await driver.manage().setTimeouts({ pageLoad: 30_000 });
  await driver.manage().window().setRect({ width, height });
  const printer = join(__dirname, "webkit-print.py");
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    click: (css) => driver.findElement(By.css(css)).click(),
    pressTab: () => driver.actions().sendKeys(Key.TAB).perform(),
    print: async (file) => promisify(execFile)(printer, [await driver.getCurrentUrl(), file], { env }),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

export const engines = [
  { name: "firefox", launch: launchFirefox, isInstalled: firefox !== undefined },
  { name: "webkit", launch: launchWebkit, isInstalled: webkit !== undefined && display !== undefined },
];
