import { checkContent } from "./check";
import { formatReport } from "./format-report";

/** `npm run check`, or `npm run check -- --release` before publishing. Exits with 1 on a mistake. */
async function main() {
  const { text, failed } = formatReport(await checkContent(process.cwd()), process.argv.includes("--release"));
  console.log(text);
  process.exitCode = failed ? 1 : 0;
}

main();
