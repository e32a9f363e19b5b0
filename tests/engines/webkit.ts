import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { Builder, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { Driver, LaunchOptions } from "./driver";
import { findProgram } from "./find-engines";

const run = promisify(execFile);

export async function launchWebkit({ dark = false }: LaunchOptions): Promise<Driver> {
  // The pointer rests in the middle of the screen: were that outside the window, the page would have no focus.
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] as Readable, "data");
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  const service = new DriverService.Builder(findProgram("WebKitWebDriver") as string)
    .setEnvironment(env)
    .setLoopback(true)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      // Its toolbar would keep the window from becoming narrower than 447 px.
      "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] },
    })
    .build();
  // Each command waits for a page that is still loading, by default five minutes.
  await driver.manage().setTimeouts({ pageLoad: 30_000 });
  const point = (x: number, y: number) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${capabilities.get("browserVersion")}`,
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    hover: (x, y) => point(Math.round(x), Math.round(y)).perform(),
    click: (x, y) => point(Math.round(x), Math.round(y)).click().perform(),
    tap: (x, y) => driver.executeScript(dispatchTap, x, y),
    press: (key) => driver.actions().sendKeys({ Tab: Key.TAB, Enter: Key.ENTER }[key]).perform(),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    print: async (file) =>
      run("/usr/bin/python3", [join(__dirname, "webkit-print.py"), await driver.getCurrentUrl(), file], { env }),
    close: async () => {
      await driver.quit();
      await service.kill();
      display.kill();
    },
  };
}

/** WebKitWebDriver turns touches into mouse events. */
function dispatchTap(x: number, y: number) {
  const target = document.elementFromPoint(x, y) as Element;
  const options = { bubbles: true, clientX: x, clientY: y, pointerType: "touch" };
  for (const type of ["pointerover", "pointerdown", "pointerup", "pointerout"])
    target.dispatchEvent(new PointerEvent(type, options));
  target.dispatchEvent(new PointerEvent("click", options));
}
