import { assertQuiet, cpuOfOthers, type Process, withDescendants } from "./other-processes";

type Processes = Record<number, [parent: number, cpuMs: number]>;
const snapshot = (processes: Processes) =>
  new Map(
    Object.entries(processes).map(([pid, [parent, cpuMs]]) => [Number(pid), { parent, cpuMs, name: pid } as Process]),
  );
const own = withDescendants(snapshot({ 12: [11, 0], 11: [10, 0], 20: [1, 0] }), [10]);

test.each<[string, Processes, Processes, object]>([
  ["a busy process", { 1: [0, 0], 20: [1, 100] }, { 1: [0, 0], 20: [1, 900] }, { 20: 800 }],
  ["a new process", {}, { 20: [1, 50] }, { 20: 50 }],
  ["none of its own tree", { 10: [1, 0], 11: [10, 0] }, { 10: [1, 500], 11: [10, 500], 12: [11, 500] }, {}],
  ["an ended child once", { 20: [1, 0], 21: [20, 300] }, { 20: [1, 350] }, { 20: 50 }],
  ["an ended grandchild once", { 20: [1, 0], 21: [20, 10], 22: [21, 300] }, { 20: [1, 350] }, { 20: 40 }],
])("counts %s", (_, before, after, expected) =>
  expect(Object.fromEntries(cpuOfOthers(snapshot(before), snapshot(after), own))).toEqual(expected),
);

const sample = (init: number, cc1: number) => ({ ms: 100, cpuMs: new Map(Object.entries({ init, cc1 })) });

test("says what others used of a quiet machine", () =>
  expect(assertQuiet([sample(0, 0), sample(3, 5)])).toEqual({ average: 0.04, worst: 0.08 }));

test("refuses a machine that was busy once, and names what kept it so", () =>
  expect(() => assertQuiet([sample(0, 0), sample(4, 16)])).toThrow("20.0 % of one core (cc1 16.0 %, init 4.0 %)"));
