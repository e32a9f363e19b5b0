import { releaseUrlProblem } from "./site-url";

/** First step of `npm run build:release`. Exits with 1 unless SITE_URL says where the site is going to live. */
const problem = releaseUrlProblem(process.env.SITE_URL);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
