import { formatReport } from "./format-report";
import type { Problem } from "./problem";

const problem = (severity: Problem["severity"]): Problem => ({
  severity,
  file: "data/camp.json",
  what: "Něco.",
  advice: "Nic.",
});
const placeholder: Problem = { ...problem("error"), what: "Zástupný obsah." };

test.each([
  ["nothing", [], [], false, false, /^Obsah je v pořádku\.$/],
  ["a warning", [problem("warning")], [], false, false, /1 upozornění.*Obsah je v pořádku\.$/s],
  ["an error", [problem("error")], [], false, true, /^Obsah: 1 chyba/],
  ["placeholders in a build", [], [placeholder, placeholder], false, false, /v pořádku.*zástupné údaje: 2 /s],
  ["placeholders before a release", [], [placeholder, placeholder], true, true, /^Obsah: 2 chyby.*Zástupný obsah/s],
  ["nothing before a release", [], [], true, false, /^Obsah je v pořádku\.$/],
] as const)("with %s", (_, problems, placeholders, release, failed, text) => {
  const told = formatReport({ problems: [...problems], placeholders: [...placeholders] }, release);
  expect(told).toEqual({ failed, text: expect.stringMatching(text) });
});
