import bcd, { type BrowserName, type Identifier } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

/** The oldest version of each browser that is meant, by MDN's name of the browser. */
export type Browsers = Map<BrowserName, number>;
/** What MDN knows about a feature. */
export type Feature = Pick<Identifier, "__compat">;

const MDN_NAMES: Record<string, BrowserName> = {
  safari: "safari",
  ios_saf: "safari_ios",
  firefox: "firefox",
  and_ff: "firefox_android",
  chrome: "chrome",
  and_chr: "chrome_android",
  edge: "edge",
};

/** The oldest browsers of the `browserslist` in package.json. Throws if it lists one that MDN_NAMES lacks. */
export function listedBrowsers(): Browsers {
  const oldest: Browsers = new Map();
  for (const [name = "", version = ""] of browserslist().map((entry) => entry.split(" "))) {
    const browser = MDN_NAMES[name];
    if (!browser) throw new Error(`The browserslist has ${name}, which tests/support/browsers.ts does not know.`);
    oldest.set(browser, Math.min(oldest.get(browser) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
  }
  return oldest;
}

/** The listed browsers in the oldest versions that have a feature of JavaScript. */
export const browsersWith = (path: string): Browsers =>
  new Map([...listedBrowsers().keys()].map((browser) => [browser, versionAdded(feature(path), browser)]));

/** MDN's data about a feature of JavaScript, such as `builtins.Array.at`. Throws if there is none at the path. */
export function feature(path: string): Feature {
  const found = path.split(".").reduce<Identifier | undefined>((parent, key) => parent?.[key], bcd.javascript);
  if (!found?.__compat) throw new Error(`@mdn/browser-compat-data has no javascript.${path}.`);
  return found;
}

/** Whether all of the browsers have a feature. */
export const haveFeature = (browsers: Browsers, data: Feature): boolean =>
  [...browsers].every(([browser, version]) => versionAdded(data, browser) <= version);

/** The version of a browser that brought a feature to everyone, under its own name; infinite if none has. */
function versionAdded({ __compat }: Feature, browser: BrowserName): number {
  const versions = [__compat?.support[browser] ?? []]
    .flat()
    .filter((support) => !support.flags && !support.prefix && !support.alternative_name && !support.version_removed)
    .map((support) => Number.parseFloat(String(support.version_added).replace("≤", "")));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)));
}
