import { seededRandom } from "./seeded-random";

/** The middle value, or the mean of the two in the middle. Throws if there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** How many times `value` is its yardstick; 1 if both are nothing. */
export const ratio = (value: number, yardstick: number) => (value === yardstick ? 1 : value / yardstick);

export interface Ratio {
  /** The median of what is measured divided by that of its yardstick. */
  value: number;
  /** Where it lies with 95 % probability, as far as so few runs can tell: what chance and a busy machine do to it. */
  low: number;
  high: number;
}

/** The ratio of two series of runs, with its interval by bootstrap: from runs drawn again and again from those there are. */
export function ratioOfMedians(values: readonly number[], yardsticks: readonly number[]): Ratio {
  const random = seededRandom(1);
  const draw = (from: readonly number[]) => from.map(() => from[Math.floor(random() * from.length)] as number);
  const ratios = Array.from({ length: 1000 }, () => ratio(median(draw(values)), median(draw(yardsticks))));
  ratios.sort((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [ratios[25], ratios[974]];
  return { value: ratio(median(values), median(yardsticks)), low, high };
}

/** A stretch of time in the page, milliseconds from the start of its navigation. */
export interface Task {
  start: number;
  duration: number;
}

/** Total blocking time in milliseconds: what tasks take beyond 50 ms each, between `from` (first paint) and `until`. */
export function totalBlockingTime(tasks: readonly Task[], from: number, until: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const within = Math.min(start + duration, until) - Math.max(start, from);
    return sum + Math.max(0, within - 50);
  }, 0);
}

export interface Shift {
  value: number;
  /** Milliseconds from the start of the navigation. */
  start: number;
}

/**
 * Cumulative layout shift: the largest sum of a session, whose shifts follow each other within a second and which lasts
 * five at most (https://web.dev/articles/cls). Takes shifts in the order of time.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let session = { sum: 0, first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  for (const { value, start } of shifts) {
    const goesOn = start - session.last < 1000 && start - session.first < 5000;
    session = goesOn
      ? { ...session, sum: session.sum + value, last: start }
      : { sum: value, first: start, last: start };
    largest = Math.max(largest, session.sum);
  }
  return largest;
}
