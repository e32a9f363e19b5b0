import { releaseUrlProblem } from "./site-url";
import { repairAndCheck } from "./validate-content";

const isRelease = process.argv.includes("--release");

/** `npm run check`, or `npm run check -- --release` before publishing. The exit code is 1 if there is an error. */
repairAndCheck(isRelease).then(({ text, failed }) => {
  const urlProblem = isRelease ? releaseUrlProblem(process.env.SITE_URL) : undefined;
  console.log([text, urlProblem].filter(Boolean).join("\n\n"));
  process.exitCode = failed || urlProblem ? 1 : 0;
});
