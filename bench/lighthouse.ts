import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumFlags } from "../tests/support/chromium-flags";
import { type BenchPage, pages } from "./pages";
import { progress } from "./progress";

/** The last version for Node.js 20. npx downloads it on demand, because with its dependencies it takes 185 MB. */
export const LIGHTHOUSE_VERSION = "12.8.2";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export interface LighthouseResult {
  page: BenchPage;
  device: "mobile" | "desktop";
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Audits that cost points, with Lighthouse's own figure: `largest-contentful-paint 2.6 s`. */
  failedAudits: string[];
}

/** The part of Lighthouse's report that is read here. */
interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/**
 * Runs Lighthouse on each page, for mobile and for desktop, once each with its own simulated throttling. What is not
 * available (npx without a network, a failed run) is left out and reported in one line.
 */
export async function runLighthouse(origin: string, chromium: string): Promise<LighthouseResult[]> {
  try {
    progress(`downloading Lighthouse ${LIGHTHOUSE_VERSION} by npx, unless it is cached`);
    await lighthouse(chromium, ["--version"]);
  } catch (error) {
    progress(`npx cannot download Lighthouse, so its scores are left out: ${firstLine(error)}`);
    return [];
  }
  const results: LighthouseResult[] = [];
  for (const page of pages)
    for (const device of ["mobile", "desktop"] as const) {
      progress(`Lighthouse, ${page.name}, ${device}`);
      try {
        const json = await lighthouse(chromium, options(origin + page.path, device));
        results.push({ page, device, ...parseReport(json) });
      } catch (error) {
        progress(`Lighthouse failed on ${page.name}, ${device}: ${firstLine(error)}`);
      }
    }
  return results;
}

const options = (url: string, device: LighthouseResult["device"]) => [
  url,
  ...(device === "desktop" ? ["--preset=desktop"] : []),
  `--only-categories=${categories.join()}`,
  `--chrome-flags=--headless=new ${chromiumFlags().join(" ")}`,
  "--output=json",
  "--quiet",
  "--disable-full-page-screenshot",
  "--no-enable-error-reporting",
];

/** npm prefers its cache, and without a network it fails after ten seconds instead of a minute. */
const NPM_CONFIG = { npm_config_prefer_offline: "true", npm_config_fetch_retries: "1" };
const TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 100_000_000;

async function lighthouse(chromium: string, args: string[]): Promise<string> {
  // npm passes its own path; running that avoids the shell that npx needs on Windows.
  const npm = process.env.npm_execpath;
  const [program, start] = npm ? [process.execPath, [npm, "exec"]] : ["npx", []];
  const { stdout } = await promisify(execFile)(
    program,
    [...start, "--yes", `--package=lighthouse@${LIGHTHOUSE_VERSION}`, "--", "lighthouse", ...args],
    { env: { ...process.env, ...NPM_CONFIG, CHROME_PATH: chromium }, maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS },
  );
  return stdout;
}

/** Reads scores and failed audits from Lighthouse's JSON report. Throws the run's own error, if it had one. */
export function parseReport(json: string): Pick<LighthouseResult, "scores" | "failedAudits"> {
  const report: LighthouseReport = JSON.parse(json);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
  const failedAudits = categories
    .flatMap((category) => (score(category) < 100 ? report.categories[category].auditRefs : []))
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => [id, report.audits[id]?.displayValue].filter(Boolean).join(" ").replace(/\s/g, " "));
  return { scores: scores as LighthouseResult["scores"], failedAudits };
}

/** The first line of npm's or Lighthouse's error output that says something. */
function firstLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  const lines = (stderr || message)
    .split("\n")
    .filter((line) => line.trim() && !/^npm (warn|error (code|errno|syscall))/i.test(line));
  return (lines[0] ?? message).trim();
}
