import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { formatReport } from "../content/format-report";

/** Checks the content before Gatsby reads it. An error ends `gatsby build` and `gatsby develop` with exit code 1. */
export async function validateContent(reporter: Pick<Reporter, "panic" | "info">): Promise<void> {
  const { text, failed } = formatReport(await checkContent(process.cwd(), new Date()));
  (failed ? reporter.panic : reporter.info)(text);
}
