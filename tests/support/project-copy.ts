import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PARTS = ["data", "src", "static", "package.json", "tsconfig.json"];
const HOOKS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** A copy of the project without its tests in a temporary folder, whose content a test may change and build. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "web-"));

  constructor() {
    const filter = (file: string) => !/\.test\.tsx?$/.test(file);
    for (const part of [...PARTS, ...HOOKS]) cpSync(part, this.path(part), { recursive: true, filter });
    symlinkSync(resolve("node_modules"), this.path("node_modules"), "junction");
  }

  path(file: string): string {
    return join(this.root, file);
  }

  /** Replaces the content of a data file by what `change` makes of it. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON holds
  change(file: string, change: (content: any) => unknown): void {
    writeFileSync(this.path(file), JSON.stringify(change(JSON.parse(readFileSync(this.path(file), "utf8")))));
  }

  /** A production build, as `npm run build` makes it, with further environment variables and options of `gatsby build`. */
  build(env: Record<string, string> = {}, ...options: string[]): SpawnSyncReturns<string> {
    const build = [resolve("node_modules/gatsby/cli.js"), "build", "--prefix-paths", ...options];
    return spawnSync(process.execPath, build, { cwd: this.root, encoding: "utf8", env: { ...process.env, ...env } });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
