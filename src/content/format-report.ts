import { pluralize } from "../lib/pluralize";
import type { CheckResult } from "./check";
import { escapeInvisible, type Problem } from "./problem";

/**
 * The result of a check as Czech text, errors first, and whether the check failed. Before a release each placeholder is an
 * error. At any other time one line says how many placeholders there are.
 */
export function formatReport({ problems, placeholders }: CheckResult, release = false) {
  const errors = [...problems.filter(({ severity }) => severity === "error"), ...(release ? placeholders : [])];
  const warnings = problems.filter(({ severity }) => severity === "warning");
  const failed = errors.length > 0;
  const parts = [
    failed && `Obsah: ${pluralize(errors.length, "chyba", "chyby", "chyb")}`,
    ...errors.map(formatProblem),
    warnings.length > 0 && `Obsah: ${pluralize(warnings.length, "upozornění", "upozornění", "upozornění")}`,
    ...warnings.map(formatProblem),
    !failed && "Obsah je v pořádku.",
    !failed &&
      placeholders.length > 0 &&
      `Před zveřejněním zbývá nahradit zástupné údaje: ${placeholders.length} (seznam vypíše krok „Zveřejnění: sestavení“, na počítači npm run check -- --release).`,
  ];
  return { text: parts.filter(Boolean).join("\n\n"), failed };
}

function formatProblem({ file, entry, field, what, found, advice }: Problem) {
  const place = [file, entry, field && `pole „${field}“`].filter(Boolean).join(", ");
  return [place, `  ${what}`, found && `  Nalezeno: ${found}`, `  Co s tím: ${advice}`]
    .flatMap((line) => (line ? [escapeInvisible(line)] : []))
    .join("\n");
}
