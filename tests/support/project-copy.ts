import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Sharp } from "sharp";
import { data } from "./data";

const PARTS = ["data", "src", "static", "package.json", "tsconfig.json"];
export const BUILD = ["run", "build", "--", "--no-uglify"];
const HOOKS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

/** A copy of the project in a temporary folder, without the tests. A test may change the content of the copy and build it. */
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

  /** Replaces the content of a data file by the result of `change`. */
  // biome-ignore lint/suspicious/noExplicitAny: the content may be any JSON value
  change(file: string, change: (content: any) => unknown): void {
    writeFileSync(this.path(file), JSON.stringify(change(JSON.parse(readFileSync(this.path(file), "utf8")))));
  }

  /** Keeps only the first entry of the history and of the leaders, and uses one picture for all, so that images build quickly. */
  async shrink(picture: Sharp): Promise<void> {
    const [[event], [leader], { logo, sharePicture }] = [data("history.json"), data("leaders.json"), data("site.json")];
    this.change("data/history.json", () => [event]);
    this.change("data/leaders.json", () => [leader]);
    for (const folder of ["history", "leaders", "site"]) {
      rmSync(this.path(`data/${folder}`), { recursive: true });
      mkdirSync(this.path(`data/${folder}`));
    }
    for (const file of [event?.image, leader?.image, leader?.hoverImage, logo, sharePicture])
      if (file) await picture.toFile(this.path(join("data", file)));
  }

  /** Builds the copy for production, with additional environment variables. Does not minify the scripts, to save time. */
  build(env: Record<string, string> = {}): SpawnSyncReturns<string> {
    return spawnSync("npm", BUILD, { cwd: this.root, encoding: "utf8", env: { ...process.env, ...env }, shell: true });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
