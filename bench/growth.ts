import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { compress } from "../src/build/precompress";
import { data } from "../tests/support/data";
import { inventEntries, withOwnPictures } from "./growth-content";
import { type MainThread, measureMainThread } from "./main-thread";
import { serveSite } from "./server";

const counts = [50, 500, 2000];

/** The history page with so many entries. Sizes in bytes. */
export interface Growth {
  entries: number;
  html: Size;
  pageData: Size;
  /** HTML and page-data together, brotli, for each entry more than in the size before; 0 for the first size. */
  perEntry: number;
  /** The same if each entry had a picture of its own, as in life: that is what counts. */
  perEntryOwnPictures: number;
  built: MainThread;
  stripped: MainThread;
}
interface Size {
  raw: number;
  brotli: number;
  /** If each entry had a picture of its own. */
  brotliOwnPictures: number;
}

/** Builds the site in a temporary folder with 50, 500 and 2,000 entries of the history and measures each `runs` times. */
export async function measureGrowth(
  browser: Browser,
  runs: number,
  progress: (text: string) => void,
): Promise<Growth[]> {
  const root = mkdtempSync(join(tmpdir(), "growth-"));
  try {
    copyProject(root);
    const growth: Growth[] = [];
    for (const entries of counts) {
      progress(`building with ${entries} entries of the history`);
      build(root, entries);
      progress(`loading ${entries} entries of the history, ${runs} runs`);
      growth.push(await measure(browser, join(root, "public"), entries, runs, growth.at(-1)));
    }
    return growth;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function copyProject(root: string): void {
  const files = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];
  for (const path of ["data", "src", "static", "package.json", "tsconfig.json", ...files])
    cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
}

function build(root: string, entries: number): void {
  const history = inventEntries(data("history.json"), entries);
  writeFileSync(join(root, "data/history.json"), JSON.stringify(history));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (status === 0) return;
  const told = (stdout + stderr).split("\n");
  const error = told
    .slice(
      Math.max(
        0,
        told.findIndex((line) => line.includes("ERROR")),
      ),
    )
    .slice(0, 20);
  throw new Error(`The build with ${entries} entries of the history failed:\n${error.join("\n")}`);
}

async function measure(
  browser: Browser,
  folder: string,
  entries: number,
  runs: number,
  before: Growth | undefined,
): Promise<Growth> {
  const html = await sizes(join(folder, "historie/index.html"));
  const pageData = await sizes(join(folder, "page-data/historie/page-data.json"));
  const perEntry = (size: "brotli" | "brotliOwnPictures") =>
    before ? (html[size] + pageData[size] - before.html[size] - before.pageData[size]) / (entries - before.entries) : 0;
  const server = await serveSite(folder);
  try {
    const { built, stripped } = await measureMainThread(browser, `${server.origin}/historie/`, runs);
    return {
      entries,
      html,
      pageData,
      perEntry: perEntry("brotli"),
      perEntryOwnPictures: perEntry("brotliOwnPictures"),
      built,
      stripped,
    };
  } finally {
    server.close();
  }
}

async function sizes(file: string): Promise<Size> {
  const raw = readFileSync(file);
  const brotli = await compress(raw);
  const own = await compress(Buffer.from(withOwnPictures(raw.toString("utf8"))));
  return { raw: raw.length, brotli: brotli.length, brotliOwnPictures: own.length };
}
