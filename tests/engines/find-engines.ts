import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export const firefoxPath = () =>
  findProgram("firefox-esr", "firefox", "firefox.exe") ??
  ["/Applications/Firefox.app/Contents/MacOS/firefox", "C:/Program Files/Mozilla Firefox/firefox.exe"].find(existsSync);

/** Path of the first of the programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

const engines = [
  { name: "firefox", isInstalled: () => firefoxPath(), packages: "firefox-esr" },
  {
    name: "webkit",
    isInstalled: () => findProgram("WebKitWebDriver") && findProgram("Xvfb"),
    packages: "webkit2gtk-driver xvfb gstreamer1.0-libav",
  },
];

/** Names of the installed engines. Says how to install the others; throws if there is none. */
export function findEngines(): string[] {
  const missing = engines.filter(({ isInstalled }) => !isInstalled());
  const advice = missing.map(
    ({ name, packages }) => `No ${name} found: its tests need Debian's ${packages} (apt-get install ${packages}).`,
  );
  if (missing.length === engines.length) throw new Error(advice.join("\n"));
  // Workers load the configuration, too; it is said once.
  if (!process.env.TEST_WORKER_INDEX) for (const sentence of advice) console.warn(sentence);
  return engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name);
}
