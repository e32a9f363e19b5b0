import { checkContent } from "./check";
import { formatProblems } from "./problem";

const problems = checkContent(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log("Obsah je v pořádku.");
}
