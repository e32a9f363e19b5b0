import type { Config, Flags } from "lighthouse";

/** Where the browser answers Lighthouse, below the ports that systems give to others. */
export const PORT = 20_000 + Math.floor(Math.random() * 10_000);

const audits = ["metrics", "network-requests"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** One load, times in milliseconds; bytes as transferred, by Lighthouse's resource types and „Prefetched“. */
export type Load = Awaited<ReturnType<typeof load>>;

/** Loads a page on Lighthouse's phone, cache empty and throttling applied, until it has been quiet for five seconds. */
export async function load(url: string) {
  const report = await lighthouse(url, { throttlingMethod: "devtools", onlyAudits: audits });
  // biome-ignore lint/suspicious/noExplicitAny: the items of each audit are different
  const items = audits.map((audit): any[] => (report.audits[audit]?.details as any)?.items ?? []);
  const [[metrics] = [], requests = []] = items;
  // What was asked for at the lowest priority, and the same asked for again.
  const prefetched = new Set(requests.filter(({ priority }) => priority === "VeryLow").map(({ url }) => url));
  const bytes = new Map<string, number>();
  for (const { url, resourceType, transferSize } of requests) {
    const type = prefetched.has(url) ? "Prefetched" : resourceType;
    bytes.set(type, (bytes.get(type) ?? 0) + transferSize);
  }
  return {
    fcp: Number(metrics.firstContentfulPaint),
    lcp: Number(metrics.largestContentfulPaint),
    tbt: Number(metrics.totalBlockingTime),
    cls: Number(metrics.cumulativeLayoutShift),
    bytes,
  };
}

/** Lighthouse's four scores of a page, „100/100/100/100“, on its phone and its desktop with simulated throttling. */
export async function scores(url: string): Promise<string[]> {
  const { desktopConfig } = await import("lighthouse");
  const flags = { onlyCategories: categories };
  const reports = [await lighthouse(url, flags), await lighthouse(url, flags, desktopConfig)];
  return reports.map(({ categories: found }) =>
    categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)).join("/"),
  );
}

async function lighthouse(url: string, flags: Flags, config?: Config) {
  const { default: run } = await import("lighthouse");
  const result = await run(url, { port: PORT, logLevel: "error", disableFullPageScreenshot: true, ...flags }, config);
  const error = result ? result.lhr.runtimeError?.message : "no result";
  if (!result || error) throw new Error(`Lighthouse failed at ${url}: ${error}`);
  return result.lhr;
}
