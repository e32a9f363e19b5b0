import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags } from "../tests/support/chromium-flags";
import { findChromium } from "../tests/support/find-chromium";
import { measureGrowth } from "./growth";
import { runLighthouse } from "./lighthouse";
import { between } from "./markdown";
import { measureLoads } from "./measure-load";
import { measureNavigations } from "./measure-navigation";
import { drawPlot } from "./plot";
import { allTables, mainTable, type Results } from "./report";
import { serveSite } from "./server";

const progress = (text: string) => console.log(`${new Date().toLocaleTimeString("en-GB")}  ${text}`);

/**
 * `npm run bench`: measures the built site, prints the tables and writes them to tests/bench/results.md, results.svg and
 * README.md. `-- --runs 9` repeats each measurement so many times (default 5), `--quick` leaves the growth of the history
 * page out.
 */
async function bench(): Promise<void> {
  const { runs, quick } = readFlags();
  const program = findChromium();
  buildIfMissing();
  warnIfBusy();
  const server = await serveSite("public");
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: program, args: chromiumFlags() });
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      runs,
      machine: describeMachine(browser),
      loads: await measureLoads(browser, server.origin, runs, progress),
      navigations: await measureNavigations(browser, server.origin, runs, progress),
      verdicts: await runLighthouse(server.origin, program, progress),
      growth: quick ? undefined : await measureGrowth(browser, Math.min(runs, 3), progress),
    };
    write(results);
  } finally {
    await browser?.close();
    server.close();
  }
}

function readFlags(): { runs: number; quick: boolean } {
  try {
    const { values } = parseArgs({
      options: { runs: { type: "string", default: "5" }, quick: { type: "boolean", default: false } },
    });
    const runs = Number(values.runs);
    if (Number.isInteger(runs) && runs > 0) return { runs, quick: values.quick };
  } catch {
    // The usage below says it all.
  }
  throw new Error("Usage: npm run bench -- [--runs 5] [--quick]");
}

function buildIfMissing(): void {
  if (existsSync("public/index.html")) return;
  progress("there is no build yet, so building");
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed, so there is nothing to measure.");
}

/** What else runs on the machine makes times longer and ratios uncertain: the intervals tell how much. */
function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2)
    progress(
      `the machine is busy (load ${load.toFixed(1)}): ratios will be uncertain, so run it again in a quiet moment`,
    );
}

function describeMachine(browser: Browser): string {
  const { devDependencies, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = [
    `Node.js ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    `playwright-core ${devDependencies["playwright-core"]}`,
    `Gatsby ${dependencies.gatsby}`,
  ];
  return `${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)} at the start, ${versions.join(", ")}`;
}

function write(results: Results): void {
  const tables = allTables(results);
  console.log(`\n${tables}`);
  writeFileSync("tests/bench/results.md", `${tables}\n`);
  writeFileSync(
    "tests/bench/results.svg",
    drawPlot({
      title: "How much later a page paints because of its scripts",
      note: `1.00 is the same page without scripts; ${results.date}, phone, slow 4G, 4× slower processor.`,
      series: ["First contentful paint", "Largest contentful paint"],
      groups: results.loads.map(({ page, fcpRatio, lcpRatio }) => ({
        name: page.name,
        values: [fcpRatio.value, lcpRatio.value],
      })),
      limit: 1.03,
    }),
  );
  const readme = readFileSync("README.md", "utf8");
  writeFileSync("README.md", between(readme, "bench", mainTable(results)));
  progress("written to tests/bench/results.md, tests/bench/results.svg and README.md");
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
