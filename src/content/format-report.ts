import type { Findings } from "./check";
import { formatProblems } from "./problem";

/**
 * What to tell after a check, in Czech, and whether it failed. Before a release placeholders are mistakes; else they are
 * only counted, in one line.
 */
export function formatReport({ problems, placeholders }: Findings, release = false): { text: string; failed: boolean } {
  const all = release ? [...problems, ...placeholders] : problems;
  const failed = all.some(({ severity }) => severity === "error");
  const parts = [formatProblems(all)];
  if (!failed) parts.push("Obsah je v pořádku.");
  if (!failed && !release && placeholders.length > 0)
    parts.push(
      `Před zveřejněním zbývá nahradit zástupné údaje: ${placeholders.length} (vypíše je npm run check -- --release).`,
    );
  return { text: parts.filter(Boolean).join("\n\n"), failed };
}
