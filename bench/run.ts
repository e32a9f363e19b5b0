import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { devDependencies } from "../package.json";
import { chromiumFlags } from "../tests/support/chromium-flags";
import { findChromium } from "../tests/support/find-chromium";
import { measureGrowth } from "./growth";
import { PORT } from "./lighthouse";
import { assertQuiet, percent, SAMPLE_MS, watchOthers } from "./other-processes";
import { replaceBetweenMarkers } from "./report";
import { measureSite } from "./site";

const [RESULTS, GROWTH, SUMMARY, README] = ["bench/results.md", "bench/growth.md", "docs/performance.md", "README.md"];

/** `npm run bench`: measures the built site and writes its tables; with `--growth` copies with many history entries. */
async function bench(): Promise<void> {
  const { growth } = parseArgs({ options: { growth: { type: "boolean" } } }).values;
  // What is missing should be said now, not after all measurements.
  for (const file of growth ? [GROWTH] : [RESULTS, SUMMARY, README]) withTables(file, "");
  if (!growth && !existsSync("public/index.html")) throw new Error("There is no build to measure: npm run build");
  if (!existsSync("/proc/self/stat"))
    throw new Error("Nothing would be published: without Linux' /proc nobody can tell what other processes use.");
  const executablePath = findChromium();
  const samples = await watchOthers();
  const step = (text: string) => {
    assertQuiet(samples);
    console.log(`${new Date().toLocaleTimeString("en-GB")}  ${text}`);
  };
  const args = [...chromiumFlags(), `--remote-debugging-port=${PORT}`];
  await using browser = await chromium.launch({ executablePath, args });
  const [tables, summary = ""] = await (growth ? measureGrowth : measureSite)(browser, step);
  // The last sample ends after the last measurement.
  await sleep(SAMPLE_MS);
  const { average, worst } = assertQuiet(samples);
  const { lighthouse, "@playwright/test": playwright } = devDependencies;
  const conditions = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node.js
${process.versions.node}, Chromium ${browser.version()}, Playwright ${playwright}, Lighthouse ${lighthouse}. Other processes used
${percent(average)} of one core, ${percent(worst)} in the worst half minute.`;
  write(growth ? GROWTH : RESULTS, `${tables}\n\n${conditions}`);
  if (!growth) {
    write(SUMMARY, `${summary}\n\n${conditions}`);
    write(README, summary);
  }
  console.log(`\n${tables}\n\n${conditions}`);
}

const withTables = (file: string, tables: string) => replaceBetweenMarkers(file, readFileSync(file, "utf8"), tables);
const write = (file: string, tables: string) => writeFileSync(file, withTables(file, tables));

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
