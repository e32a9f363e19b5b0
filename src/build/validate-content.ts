import { mkdirSync } from "node:fs";
import type { Reporter } from "gatsby";
import { checkContent, repairDataFiles } from "../content/check";
import { formatReport } from "../content/format-report";

/** The report that was printed last. */
let printed = "";

/** Repairs and checks the content before Gatsby reads it. An error ends `gatsby build` and `gatsby develop` with exit code 1. */
export async function validateContent(reporter: Pick<Reporter, "panic" | "info">): Promise<void> {
  const { text, failed } = await repairAndCheck();
  (failed ? reporter.panic : reporter.info)(text);
  printed = text;
  // gatsby-source-filesystem needs this folder. Git does not keep it when it is empty.
  mkdirSync("static/files", { recursive: true });
}

/**
 * Checks the content after each change while `gatsby develop` runs, and prints the report if it differs from the last one. Gatsby
 * runs its queries later, so the report comes before what Gatsby itself says of wrong content.
 */
export async function reportChanges(reporter: Pick<Reporter, "error" | "info">): Promise<void> {
  if (process.env.gatsby_executing_command !== "develop") return;
  const { text, failed } = await repairAndCheck();
  if (text === printed) return;
  if (failed) reporter.error(text);
  else reporter.info(`${text}\n\nUkazuje-li prohlížeč ještě chybu, načtěte v něm stránku znovu.`);
  printed = text;
}

/** Repairs the data files and checks the content. The report is in Czech; before a release it counts placeholders as errors. */
export async function repairAndCheck(isRelease = false) {
  const repaired = repairDataFiles(process.cwd());
  const { text, failed } = formatReport(await checkContent(process.cwd(), new Date()), isRelease);
  return { text: [repaired, text].filter(Boolean).join("\n\n"), failed };
}
