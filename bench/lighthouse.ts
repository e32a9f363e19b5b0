import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumFlags } from "../tests/support/chromium-flags";
import { type Page, pages } from "./pages";

/** The last version that runs on Node.js 20. npx fetches it when it is needed: with what it draws in it takes 185 MB. */
export const LIGHTHOUSE_VERSION = "12.8.2";

export const devices = ["mobile", "desktop"] as const;
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export interface Verdict {
  page: Page;
  device: (typeof devices)[number];
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** What costs points, each with Lighthouse's own figure: `largest-contentful-paint 2.6 s`. */
  faults: string[];
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/**
 * Lighthouse's verdict on each page, as on a phone and as on a desktop, one run each with its own simulated throttling.
 * What cannot be had (npx without a network, a run that failed) is told in one line by `progress` and left out.
 */
export async function runLighthouse(
  origin: string,
  chromium: string,
  progress: (text: string) => void,
): Promise<Verdict[]> {
  try {
    progress(`fetching Lighthouse ${LIGHTHOUSE_VERSION} by npx, unless it is there`);
    await lighthouse(chromium, ["--version"]);
  } catch (error) {
    progress(`npx cannot fetch Lighthouse, so its scores are left out: ${firstLine(error)}`);
    return [];
  }
  const verdicts: Verdict[] = [];
  for (const page of pages)
    for (const device of devices) {
      progress(`Lighthouse, ${page.name}, ${device}`);
      try {
        verdicts.push({ page, device, ...readReport(await lighthouse(chromium, options(origin + page.path, device))) });
      } catch (error) {
        progress(`Lighthouse failed on ${page.name}, ${device}: ${firstLine(error)}`);
      }
    }
  return verdicts;
}

const options = (address: string, device: Verdict["device"]) => [
  address,
  ...(device === "desktop" ? ["--preset=desktop"] : []),
  `--only-categories=${categories.join()}`,
  `--chrome-flags=--headless=new ${chromiumFlags().join(" ")}`,
  "--output=json",
  "--quiet",
  "--disable-full-page-screenshot",
  "--no-enable-error-reporting",
];

/** npm takes what it has already, and without a network it says so after ten seconds instead of a minute. */
const patience = {
  npm_config_prefer_offline: "true",
  npm_config_fetch_retries: "1",
  npm_config_update_notifier: "false",
};

async function lighthouse(chromium: string, args: string[]): Promise<string> {
  // npm says where it lies itself; that is safer than a shell, which Windows would need to find npx.
  const npm = process.env.npm_execpath;
  const [program, start] = npm ? [process.execPath, [npm, "exec"]] : ["npx", []];
  const { stdout } = await promisify(execFile)(
    program,
    [...start, "--yes", `--package=lighthouse@${LIGHTHOUSE_VERSION}`, "--", "lighthouse", ...args],
    { env: { ...process.env, ...patience, CHROME_PATH: chromium }, maxBuffer: 100_000_000, timeout: 300_000 },
  );
  return stdout;
}

/** Scores and faults of Lighthouse's JSON report. Throws what went wrong in the run. */
export function readReport(json: string): Pick<Verdict, "scores" | "faults"> {
  const report: Report = JSON.parse(json);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
  const counted = categories.flatMap((category) =>
    score(category) < 100 ? report.categories[category].auditRefs : [],
  );
  const faults = counted
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => [id, report.audits[id]?.displayValue].filter(Boolean).join(" ").replace(/\s/g, " "));
  return { scores: scores as Verdict["scores"], faults };
}

/** What npm or Lighthouse says about a failure, without the rest. */
function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr || message)
    .split("\n")
    .filter((line) => line.trim() && !/^npm (warn|error (code|errno|syscall))/i.test(line));
  return (lines[0] ?? message).trim();
}
