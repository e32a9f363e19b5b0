import { beginBuild } from "./build-mark";
import { folderProblem } from "./check-folder";

/**
 * The first step of `npm run build` and `npm run develop`. It is not a hook of Gatsby, because Gatsby reads its cache and the name of
 * the folder before it calls the first hook. Before a build it may delete Gatsby's cache.
 */
const problem = folderProblem(process.cwd());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (process.argv[2] === "build") beginBuild();
