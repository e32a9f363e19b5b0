import { checkContent } from "./check";
import { formatReport } from "./format-report";

/** `npm run check`, or `npm run check -- --release` before publishing. The exit code is 1 if there is an error. */
checkContent(process.cwd(), new Date()).then((result) => {
  const { text, failed } = formatReport(result, process.argv.includes("--release"));
  console.log(text);
  process.exitCode = failed ? 1 : 0;
});
