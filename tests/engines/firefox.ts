import { launch } from "puppeteer-core";
import type { Driver, LaunchOptions } from "./driver";
import { firefoxPath } from "./find-engines";

export async function launchFirefox({ dark = false }: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1 },
  });
  // Not the first tab, in which the address bar has the focus.
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    print: (path) => page.pdf({ path, format: "A4" }),
    close: () => browser.close(),
  };
}
