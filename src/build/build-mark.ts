import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { listFiles } from "../lib/list-files";

/** The mark of a finished build: a file in which the build notes its folder, its URL and a hash of its code. */
const MARK = ".cache/finished-build";

/** Matches the files in src/ whose changes Gatsby does not notice: what is copied into the HTML, and code that makes cached data. */
const UNNOTICED = /\.(css|svg|woff2)$|^(build|graphql|lib)\//;

/**
 * Deletes everything that Gatsby has kept of an earlier build. Keeps it only if the mark says that the earlier build was
 * finished, and that it had the same folder, URL and code as the build that begins now. Without this, Gatsby would publish
 * outdated pages for ever. Always deletes the form, because its files get new names, and the mark: finishBuild writes a new mark
 * at the end of the build. Delete this function when Gatsby itself notices builds that were killed and all changes of code.
 */
export function beginBuild(): void {
  const isFinished = existsSync(MARK) && existsSync("public") && readFileSync(MARK, "utf8") === describeBuild();
  for (const stale of isFinished ? [MARK, "public/sprava"] : [".cache", "public"])
    rmSync(stale, { recursive: true, force: true });
}

/** Writes the mark. To be called when everything else has been written. */
export const finishBuild = () => writeFileSync(MARK, describeBuild());

function describeBuild(): string {
  const hash = createHash("sha256");
  for (const file of listFiles("src").sort())
    if (UNNOTICED.test(file)) hash.update(file).update(readFileSync(`src/${file}`));
  return [process.cwd(), process.env.SITE_URL, hash.digest("hex")].join("\n");
}
