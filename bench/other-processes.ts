import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sum } from "simple-statistics";

/** A process at one moment; its CPU time includes that of its children that have ended. */
export type Process = { name: string } & Record<"parent" | "cpuMs" | "memoryBytes", number>;
export type Snapshot = ReadonlyMap<number, Process>;
/** The CPU time that processes outside the benchmark used within a time, by name. */
type Sample = { ms: number; cpuMs: ReadonlyMap<string, number> };

/** Nothing is published if others use more of one core in any of the samples, each of so many milliseconds. */
const LIMIT = 0.1;
export const SAMPLE_MS = 30_000;
const READ_MS = 1000; // A process that ends in between under init is not seen.

/** All processes of this machine, from Linux' /proc/<pid>/stat, see proc_pid_stat(5). */
export function readProcesses(): Snapshot {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [, name, rest = ""] = /^\d+ \((.*)\) (.*)/s.exec(stat) ?? [];
      const field = (number: number) => Number(rest.split(" ")[number - 3]);
      // Init inherits orphans, and with them CPU time of the benchmark's own.
      const ticks = field(14) + field(15) + (pid === "1" ? 0 : field(16) + field(17));
      // In hundredths of a second, and in pages.
      const [cpuMs, memoryBytes] = [ticks * 10, field(24) * 4096];
      processes.set(Number(pid), { parent: field(4), name: `${name} (${pid})`, cpuMs, memoryBytes });
    } catch {
      // It has ended meanwhile.
    }
  }
  return processes;
}

/** The given processes and all that they started. */
export function withDescendants(processes: Snapshot, roots: Iterable<number>): Set<number> {
  const found = new Set(roots);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [pid, { parent }] of processes) if (found.has(parent)) found.add(pid);
  }
  return found;
}

/** The CPU time in milliseconds that processes other than `own` used between two snapshots, by name. */
export function cpuOfOthers(before: Snapshot, after: Snapshot, own: ReadonlySet<number>): Map<string, number> {
  const used = new Map([...after].map(([pid, { cpuMs }]) => [pid, cpuMs]));
  for (const [pid, { cpuMs }] of before) {
    // A parent inherits all CPU time of a child that has ended, also what that had used before.
    let heir: number | undefined = pid;
    while (heir !== undefined && !after.has(heir)) heir = before.get(heir)?.parent;
    if (heir !== undefined) used.set(heir, (used.get(heir) ?? 0) - cpuMs);
  }
  const others = [...used].filter(([pid, ms]) => !own.has(pid) && ms > 0);
  return new Map(others.map(([pid, ms]) => [after.get(pid)?.name ?? "", ms]));
}

/** Which part of one core others used on average and in the worst sample. Throws if that is more than the limit. */
export function assertQuiet(samples: readonly Sample[]): { average: number; worst: number } {
  const shares = samples.map(({ ms, cpuMs }) => sum([...cpuMs.values()]) / ms);
  const [average, worst] = [sum(shares) / shares.length, Math.max(...shares)];
  if (worst <= LIMIT) return { average, worst };
  const { ms, cpuMs } = samples[shares.indexOf(worst)] as Sample;
  const busiest = [...cpuMs].sort(([, a], [, b]) => b - a).slice(0, 3);
  const names = busiest.map(([name, used]) => `${name} ${percent(used / ms)}`).join(", ");
  const use = `other processes used ${percent(worst)} of one core (${names}), and ${percent(LIMIT)} is the limit`;
  throw new Error(`Nothing is published: ${use}. Run the benchmark when the machine does nothing else.`);
}

/** A share of one core in percent. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Samples what others use, for ten seconds and then each half minute, into the array that it returns. */
export async function watchOthers(): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  let [last, used, started] = [readProcesses(), new Map<string, number>(), performance.now()];
  let own = withDescendants(last, [process.pid]);
  const read = () => {
    const now = readProcesses();
    // What was ours once stays so, even if the process that started it has ended.
    own = withDescendants(now, own);
    for (const [name, ms] of cpuOfOthers(last, now, own)) used.set(name, (used.get(name) ?? 0) + ms);
    last = now;
  };
  const sample = () => {
    samples.push({ ms: performance.now() - started, cpuMs: used });
    [started, used] = [performance.now(), new Map()];
  };
  setInterval(read, READ_MS).unref();
  await sleep(10_000);
  sample();
  setInterval(sample, SAMPLE_MS).unref();
  return samples;
}
