import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { findProgram } from "../support/find-program";

const [width, height] = [1440, 900];
const [webkit, display] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];
export const isInstalled = webkit !== undefined && display !== undefined;

/** Drives WebKitGTK's MiniBrowser over classic WebDriver, on a virtual screen. Elements are chosen by CSS selectors. */
export async function launch() {
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
  return {
    /** Resolves after the load event. */
    goto: (url: string) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    /** Runs the function in the page. So the function must not use imports or variables from outside. */
    evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      driver.executeScript<Awaited<Result>>(run, ...args),
    /** Clicks the middle of the first element that matches, scrolling there if necessary. */
    click: (css: string) => driver.findElement(By.css(css)).click(),
    pressTab: () => driver.actions().sendKeys(Key.TAB).perform(),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

export type Driver = Awaited<ReturnType<typeof launch>>;
