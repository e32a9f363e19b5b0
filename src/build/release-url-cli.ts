import { releaseUrlProblem } from "./site-url";

/** First step of `npm run build:release`: exits with 1 unless SITE_URL is the URL that the site is published at. */
const problem = releaseUrlProblem(process.env.SITE_URL);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
