import { releaseUrlProblem } from "../build/site-url";
import { checkContent, removeUnseen } from "./check";
import { formatReport } from "./format-report";

const repaired = removeUnseen(process.cwd());

/** `npm run check`, or `npm run check -- --release` before publishing. The exit code is 1 if there is an error. */
checkContent(process.cwd(), new Date()).then((result) => {
  const isRelease = process.argv.includes("--release");
  const { text, failed } = formatReport(result, isRelease);
  const urlProblem = isRelease ? releaseUrlProblem(process.env.SITE_URL) : undefined;
  console.log([repaired, text, urlProblem].filter(Boolean).join("\n\n"));
  process.exitCode = failed || urlProblem ? 1 : 0;
});
