import { max, median, min, quantile, sampleWithReplacement } from "simple-statistics";

/** Prints what is done next. Throws if other processes have kept the machine busy. */
export type Step = (text: string) => void;

/** A Markdown table of rows by column, all columns but the first aligned to the right. */
export function table(rows: readonly Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const rule = head.map((_, column) => (column ? "--:" : "---"));
  return [head, rule, ...rows.map((row) => Object.values(row))].map((cells) => `|${cells.join("|")}|`).join("\n");
}

/** Whole milliseconds. */
export const ms = (value: number) => `${Math.round(value)} ms`;
/** Thousands of bytes. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** Two decimals. */
export const fixed = (value: number) => value.toFixed(2);

/** The median with the smallest and the largest value. */
export const spread = (values: readonly number[], format: (value: number) => string): string =>
  `${format(median(values))} (${format(min(values))} – ${format(max(values))})`;

/**
 * The median ratio of values to a baseline measured by turns with them, and its 95 % confidence interval: a bootstrap that
 * draws as many of the pairs, 2,000 times.
 */
export function ratio(values: readonly number[], baseline: readonly number[]): string {
  const ratios = values.map((value, run) => value / (baseline[run] as number));
  const drawn = Array.from({ length: 2000 }, () => median(sampleWithReplacement(ratios, ratios.length)));
  return `${fixed(median(ratios))} (${fixed(quantile(drawn, 0.025))}–${fixed(quantile(drawn, 0.975))})`;
}

/** A figure; in bold if it misses its target. */
export const timed = (value: number, target: number, format = ms) =>
  Math.round(value) > target ? `**${format(value)}**` : format(value);
/** Median and slowest of several times, each with its target. */
export const medianAndSlowest = (times: readonly number[], target: number, slowestTarget = Infinity): string =>
  `${timed(median(times), target)} (${timed(max(times), slowestTarget)})`;

const [START, END] = ["<!-- bench:start -->", "<!-- bench:end -->"];

/** The text of a file with new content between its comments `bench:start` and `bench:end`. Throws if they are missing. */
export function replaceBetweenMarkers(file: string, text: string, content: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${file} must contain the comments ${START} and ${END}.`);
  return `${text.slice(0, start + START.length)}\n\n${content}\n\n${text.slice(end)}`;
}
