import { type SpawnSyncReturns, type StdioOptions, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The content of a camp that exists only for the tests, in the folders data/ and static/. */
export const TEST_CONTENT = "tests/content";
/** The test site: a copy of the project with the test content. `npm run build:test` builds it. */
export const TEST_SITE = ".test-site";

const CODE = ["src", "package.json", "tsconfig.json"].concat(
  ["gatsby-config.ts", "gatsby-node.ts"],
  ["gatsby-browser.tsx", "gatsby-ssr.tsx"],
);
/** Matches the files in static/ that are content. The others, such as icons, are code. */
const CONTENT_IN_STATIC = /^static[\\/](files|video|graphics[\\/](?!emblem|signpost))/;
export const BUILD = ["run", "build", "--", "--no-uglify"];

/** A copy of the project, by default in a temporary folder. A test may change the content of the copy and build it. */
export class ProjectCopy {
  /** The copy has the test content, or that of the project itself if `content` is the folder of the project, „.“. */
  constructor(
    readonly root = mkdtempSync(join(tmpdir(), "web-")),
    content: typeof TEST_CONTENT | "." = TEST_CONTENT,
  ) {
    const isCopied = (file: string) => !/\.test\.tsx?$/.test(file) && !CONTENT_IN_STATIC.test(file);
    for (const part of ["src", "data", "static"]) rmSync(this.path(part), { recursive: true, force: true });
    for (const part of [...CODE, "static"]) cpSync(part, this.path(part), { recursive: true, filter: isCopied });
    for (const part of ["data", "static"]) cpSync(join(content, part), this.path(part), { recursive: true });
    if (!existsSync(this.path("node_modules")))
      symlinkSync(resolve("node_modules"), this.path("node_modules"), "junction");
  }

  path(file: string): string {
    return join(this.root, file);
  }

  /** Replaces the content of a data file by the result of `change`. */
  // biome-ignore lint/suspicious/noExplicitAny: the content may be any JSON value
  change(file: string, change: (content: any) => unknown): void {
    writeFileSync(this.path(file), JSON.stringify(change(JSON.parse(readFileSync(this.path(file), "utf8")))));
  }

  /** Runs npm in the copy, with additional environment variables. */
  npm(args: string[], env: NodeJS.ProcessEnv = {}, stdio: StdioOptions = "pipe"): SpawnSyncReturns<string> {
    return spawnSync(`npm ${args.join(" ")}`, {
      cwd: this.root,
      encoding: "utf8",
      env: { ...process.env, ...env },
      shell: true,
      stdio,
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
