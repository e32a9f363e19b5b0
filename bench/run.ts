import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../tests/support/chromium-flags";
import { findChromium } from "../tests/support/find-chromium";
import { measureGrowth } from "./growth";
import { runLighthouse } from "./lighthouse";
import { replaceBetweenMarkers } from "./markdown";
import { measureLoads } from "./measure-load";
import { measureNavigations } from "./measure-navigation";
import { drawPlot } from "./plot";
import { progress } from "./progress";
import { fullReport, mainTable, type Results } from "./report";
import { serveSite } from "./server";

const REPORT = "bench/results.md";
const PLOT = "bench/results.svg";
const SUMMARY = "docs/performance.md";

/**
 * `npm run bench`: measures the built site, prints the report and writes it to bench/results.md and results.svg, its main
 * table to docs/performance.md. `-- --runs 9` sets how often each measurement is repeated (default 5), `--quick` skips
 * the growth of the history page.
 */
async function bench(): Promise<void> {
  const { runs, quick } = parseFlags();
  // These should fail now, not after all measurements.
  insertIntoSummary("");
  if (!existsSync("public/index.html")) throw new Error("There is no build to measure: npm run build");
  const chromiumPath = findChromium();
  warnIfBusy();
  const server = await serveSite("public");
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags() });
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      runs,
      machine: describeMachine(browser),
      loads: await measureLoads(browser, server.origin, runs),
      navigations: await measureNavigations(browser, server.origin, runs),
      lighthouse: await runLighthouse(server.origin, chromiumPath),
      growth: quick ? undefined : await measureGrowth(browser, Math.min(runs, 3)),
    };
    writeResults(results);
  } finally {
    await browser?.close();
    server.close();
  }
}

function parseFlags() {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, quick: { type: "boolean", default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("Usage: npm run bench -- [--runs 5] [--quick]");
  return { runs, quick: values.quick };
}

function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) progress(`load ${load.toFixed(1)}: run it again when the machine is idle`);
}

function describeMachine(browser: Browser): string {
  const { devDependencies, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = [
    `Node.js ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    `Playwright ${devDependencies["@playwright/test"]}`,
    `Gatsby ${dependencies.gatsby}`,
  ];
  return `${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)} at the start, ${versions.join(", ")}`;
}

function writeResults(results: Results): void {
  const report = fullReport(results);
  console.log(`\n${report}`);
  writeFileSync(REPORT, `${report}\n`);
  writeFileSync(PLOT, drawPlot(results));
  writeFileSync(SUMMARY, insertIntoSummary(mainTable(results)));
  progress(`written to ${REPORT}, ${PLOT} and ${SUMMARY}`);
}

/** The text of docs/performance.md with the content between its markers. */
const insertIntoSummary = (content: string) =>
  replaceBetweenMarkers(SUMMARY, existsSync(SUMMARY) ? readFileSync(SUMMARY, "utf8") : "", content);

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
