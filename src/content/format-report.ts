import type { CheckResult } from "./check";
import { formatProblems } from "./problem";

/**
 * The result of a check as Czech text, and whether the check failed. Before a release placeholders are errors; otherwise
 * one line counts them.
 */
export function formatReport({ problems, placeholders }: CheckResult, release = false) {
  const all = release ? [...problems, ...placeholders] : problems;
  const failed = all.some(({ severity }) => severity === "error");
  const parts = [formatProblems(all)];
  if (!failed) parts.push("Obsah je v pořádku.");
  if (!failed && !release && placeholders.length > 0)
    parts.push(
      `Před zveřejněním zbývá nahradit zástupné údaje: ${placeholders.length} (seznam vypíše krok Zveřejnění, na počítači npm run check -- --release).`,
    );
  return { text: parts.filter(Boolean).join("\n\n"), failed };
}
