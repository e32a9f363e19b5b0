import type { Reporter } from "gatsby";
import { checkContent, removeUnseen } from "../content/check";
import { formatReport } from "../content/format-report";

/** Repairs and checks the content before Gatsby reads it. An error ends `gatsby build` and `gatsby develop` with exit code 1. */
export async function validateContent(reporter: Pick<Reporter, "panic" | "info">): Promise<void> {
  const repaired = removeUnseen(process.cwd());
  if (repaired) reporter.info(repaired);
  const { text, failed } = formatReport(await checkContent(process.cwd(), new Date()));
  (failed ? reporter.panic : reporter.info)(text);
}
