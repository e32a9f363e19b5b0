import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { formatProblems } from "../content/problem";

/** Stops the build with exit code 1 before any page is made if the content check finds a mistake. */
export function stopOnBrokenContent(reporter: Reporter) {
  const problems = checkContent(process.cwd());
  if (problems.length > 0) reporter.panic(formatProblems(problems));
}
