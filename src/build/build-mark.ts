import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { listFiles } from "../lib/list-files";

/** Where a finished build says what it was made of. */
const MARK = ".cache/finished-build";

/** The code whose changes Gatsby does not notice: styles are inlined, and data do not know how they were resolved. */
const UNNOTICED = /\.(css|svg|woff2)$|^(build|graphql|lib)\//;

/**
 * Clears what Gatsby keeps of an earlier build, unless that was finished, in this folder, for this URL and by this code: it would
 * publish stale pages for ever. Until the build that begins here is finished, there is no mark. Delete when Gatsby tracks all that.
 */
export function beginBuild(): void {
  const isFinished = existsSync(MARK) && existsSync("public") && readFileSync(MARK, "utf8") === describeBuild();
  for (const kept of isFinished ? [MARK] : [".cache", "public"]) rmSync(kept, { recursive: true, force: true });
}

/** To be called when all else has been written. */
export const finishBuild = () => writeFileSync(MARK, describeBuild());

function describeBuild(): string {
  const hash = createHash("sha256");
  for (const file of listFiles("src").sort())
    if (UNNOTICED.test(file)) hash.update(file).update(readFileSync(`src/${file}`));
  return [process.cwd(), process.env.SITE_URL, hash.digest("hex")].join("\n");
}
