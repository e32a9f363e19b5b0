import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PARTS = [
  "data",
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** A copy of the project in a temporary folder, whose content a test may change and build. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "web-"));

  constructor() {
    for (const part of PARTS) cpSync(part, join(this.root, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(this.root, "node_modules"), "junction");
  }

  path(file: string): string {
    return join(this.root, file);
  }

  /** Writes a data file anew from what it holds. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON holds
  change(file: string, change: (content: any) => unknown): void {
    writeFileSync(this.path(file), JSON.stringify(change(JSON.parse(readFileSync(this.path(file), "utf8")))));
  }

  /** The production build, as `npm run build` makes it. */
  build(environment: Record<string, string> = {}): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build", "--prefix-paths"], {
      cwd: this.root,
      encoding: "utf8",
      env: { ...process.env, ...environment },
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
