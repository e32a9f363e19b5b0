/** Returns a generator of reproducible numbers from 0 up to 1 (mulberry32), so that each run draws the same. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The middle value, or the mean of the two in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error("An empty list has no median.");
  return (low + high) / 2;
}

/** The median of each property over several runs, which all have the same properties. */
export function medians<Run extends { [Key in keyof Run]: number }>(runs: readonly Run[]): Run {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Run;
}

export interface Ratio {
  /** Median of the measured values divided by that of the baseline; 1 if both are 0. */
  value: number;
  /** Bounds of its 95 % confidence interval: how much noise and so few runs can shift it. */
  low: number;
  high: number;
}

/** The ratio of the medians of two series, with its interval by bootstrap: medians of runs resampled 1,000 times. */
export function ratioOfMedians(values: readonly number[], baseline: readonly number[]): Ratio {
  const random = seededRandom(1);
  const resample = (from: readonly number[]) => from.map(() => from[Math.floor(random() * from.length)] as number);
  const ratios = Array.from({ length: 1000 }, () => ratio(median(resample(values)), median(resample(baseline))));
  ratios.sort((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [ratios[25], ratios[974]];
  return { value: ratio(median(values), median(baseline)), low, high };
}

const ratio = (value: number, baseline: number) => (value === baseline ? 1 : value / baseline);

/** A long task, in milliseconds from the start of the navigation. */
export interface Task {
  start: number;
  duration: number;
}

/** Total blocking time in milliseconds: what tasks take beyond 50 ms each after first contentful paint. */
export const totalBlockingTime = (tasks: readonly Task[], fcp: number): number =>
  tasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0);

export interface Shift {
  value: number;
  /** Milliseconds from the start of the navigation. */
  start: number;
}

/**
 * Cumulative layout shift: the largest sum of a session, whose shifts are less than a second apart and which lasts at
 * most five seconds (https://web.dev/articles/cls). Expects shifts in chronological order.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let session = { sum: 0, first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  for (const { value, start } of shifts) {
    const continues = start - session.last < 1000 && start - session.first < 5000;
    session = continues
      ? { ...session, sum: session.sum + value, last: start }
      : { sum: value, first: start, last: start };
    largest = Math.max(largest, session.sum);
  }
  return largest;
}
