import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { listFiles } from "../lib/list-files";

/** The file in which a finished build notes where and for which URL it was made, and from which code. */
const MARK = ".cache/finished-build";

/**
 * The code whose changes Gatsby does not notice. Styles, pictures and fonts are inlined into pages. Of the data in its cache Gatsby
 * does not know by which code they were made.
 */
const UNNOTICED = /\.(css|svg|woff2)$|^(build|graphql|lib)\//;

/**
 * Clears what Gatsby keeps of an earlier build, unless the mark says that this build was finished, in this folder, for this URL
 * and by this code. Otherwise Gatsby would publish stale pages for ever. Then removes the mark, until the build that begins here
 * is finished. Delete when Gatsby itself notices builds that were killed and all changes of code.
 */
export function beginBuild(): void {
  const isFinished = existsSync(MARK) && existsSync("public") && readFileSync(MARK, "utf8") === describeBuild();
  for (const kept of isFinished ? [MARK] : [".cache", "public"]) rmSync(kept, { recursive: true, force: true });
}

/** Writes the mark. To be called when everything else has been written. */
export const finishBuild = () => writeFileSync(MARK, describeBuild());

function describeBuild(): string {
  const hash = createHash("sha256");
  for (const file of listFiles("src").sort())
    if (UNNOTICED.test(file)) hash.update(file).update(readFileSync(`src/${file}`));
  return [process.cwd(), process.env.SITE_URL, hash.digest("hex")].join("\n");
}
