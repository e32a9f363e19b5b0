import { mkdirSync } from "node:fs";
import type { Node, Reporter } from "gatsby";
import { checkContent, repairDataFiles } from "../content/check";
import { formatReport } from "../content/format-report";

const start = Date.now();
/** The report that was printed last. */
let printed = "";

/** Repairs and checks the content before Gatsby reads it. An error ends `gatsby build` and `gatsby develop` with exit code 1. */
export async function validateContent(reporter: Pick<Reporter, "panic" | "info">): Promise<void> {
  const { text, failed } = await repairAndCheck();
  (failed ? reporter.panic : reporter.info)(text);
  // gatsby-source-filesystem needs this folder. Git does not keep it when it is empty.
  mkdirSync("static/files", { recursive: true });
}

/**
 * Checks the content when a file changes while `gatsby develop` runs, and prints the report if it differs from the last one. The
 * plugin in report-changes/ calls this function before Gatsby reads the file, so that the report comes before Gatsby's own errors.
 */
export async function reportChange(node: Node, reporter: Pick<Reporter, "error" | "info">): Promise<void> {
  if (node.sourceInstanceName !== "data" || Date.parse(String(node.changeTime)) < start) return;
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
