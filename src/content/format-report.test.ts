import { formatReport } from "./format-report";
import type { Problem } from "./problem";

const error: Problem = { severity: "error", file: "data/camp.json", what: "Něco.", advice: "Nic." };
const warning: Problem = { ...error, severity: "warning" };
const placeholder: Problem = { ...error, what: "Zástupný obsah." };

test.each([
  ["nothing", [], [], false, false, /^Obsah je v pořádku\.$/],
  ["a warning", [warning], [], false, false, /1 upozornění.*Obsah je v pořádku\.$/s],
  ["an error", [error], [], false, true, /^Obsah: 1 chyba\n/],
  ["two errors", Array(2).fill(error), [], false, true, /^Obsah: 2 chyby\n/],
  ["five errors", Array(5).fill(error), [], false, true, /^Obsah: 5 chyb\n/],
  ["placeholders in a build", [], [placeholder, placeholder], false, false, /v pořádku.*zástupné údaje: 2 /s],
  ["placeholders before a release", [], [placeholder, placeholder], true, true, /^Obsah: 2 chyby.*Zástupný obsah/s],
  ["nothing before a release", [], [], true, false, /^Obsah je v pořádku\.$/],
] as const)("with %s", (_, problems, placeholders, release, failed, text) => {
  const report = formatReport({ problems: [...problems], placeholders: [...placeholders] }, release);
  expect(report).toEqual({ failed, text: expect.stringMatching(text) });
});
