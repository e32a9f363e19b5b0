import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listFiles } from "../../src/lib/list-files";
import { deferredScripts } from "../support/built-bytes";
import { servedFile } from "../support/built-page";
import { data } from "../support/data";
import { menu, yearPages } from "../support/pages";
import { BUILD, ProjectCopy } from "../support/project-copy";

const HOST = "https://klub.example";
const PREFIX = "/klub/tabor";
const env = { SITE_URL: `${HOST}${PREFIX}/` };
const copy = new ProjectCopy();
afterAll(() => copy.remove());

const SLUG = "pridany";
/** Sets how many events the copy has. The second gives the page of the first a neighbour. */
const setEvents = (count: 1 | 2) =>
  copy.change("data/history.json", ([event]) => [event, { ...event, year: "1976", slug: SLUG }].slice(0, count));

function build() {
  const { status, stdout } = copy.build(env);
  expect([status, stdout]).toEqual([0, expect.anything()]);
}

/** The files in these folders that mention the second event. */
const withAddedEvent = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(copy.path(folder)))
    .flatMap((folder) => listFiles(copy.path(folder)).map((file) => copy.path(`${folder}/${file}`)))
    .filter((file) => readFileSync(file, "latin1").includes(SLUG));
let withBoth: string[];

// The event's photo is as a phone held upright stores it: turned. Its black half is at the top here, and at the right on the page.
// Only this one: of turned pictures with the same bytes Gatsby publishes one, under the name of whichever it has read first.
beforeAll(async () => {
  const white = { width: 1600, height: 1600, channels: 3, background: "#fff" } as const;
  const black = { create: { ...white, height: 800, background: "#000" } };
  const photo = await sharp({ create: white })
    .composite([{ input: black, gravity: "north" }])
    .png()
    .toBuffer();
  await copy.shrink(sharp({ create: white }));
  const path = copy.path(join("data", String(data("history.json")[0]?.image)));
  await sharp(photo).withMetadata({ orientation: 6 }).toFile(path);
  setEvents(2);
  build();
  withBoth = withAddedEvent("public");
}, 600_000);

/** The URLs on this host that a page loads or leads to. */
function urls(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const attributes = [...page.querySelectorAll("*")].flatMap((element) =>
    ["href", "src", "poster", "srcset", "imagesrcset", "style"].map((name) => element.getAttribute(name)),
  );
  const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent);
  return [...attributes, ...styles, ...deferredScripts(page)].flatMap((text) =>
    [...(text ?? "").matchAll(/(?:^|, *|url\("?)(\/(?!\*)[^\s",)]*)/g)].map(([, url]) => String(url)),
  );
}

test("below a path prefix every page, script, picture, document and video has it in its URL and is there", () => {
  const pages = [...menu.map(([, path]) => path), ...yearPages.slice(0, 1), "/404.html"];
  const found = [...new Set(pages.flatMap((page) => urls(readFileSync(copy.path(servedFile(page)), "utf8"))))];
  expect(found.filter((url) => !url.startsWith(`${PREFIX}/`))).toEqual([]);
  expect(found.filter((url) => !existsSync(copy.path(servedFile(url.slice(PREFIX.length)))))).toEqual([]);
  for (const kind of [".pdf", ".mp4", ".woff2", ".js", ".webp", ".avif", ".webmanifest", ".ics", "/letos/"])
    expect([kind, found.some((url) => url.endsWith(kind))]).toEqual([kind, true]);
  const letos = `<loc>${HOST}${PREFIX}/letos/</loc>`;
  expect(readFileSync(copy.path("public/sitemap-0.xml"), "utf8")).toContain(letos);
  expect(readFileSync(copy.path("public/_headers"), "utf8")).not.toMatch(new RegExp(`^/(?!${PREFIX.slice(1)}/)`, "m"));
});

test("below a path prefix a page names its own URL and its picture, and the menu marks the page", () => {
  const page = new DOMParser().parseFromString(readFileSync(copy.path(servedFile("/letos/")), "utf8"), "text/html");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${HOST}${PREFIX}/letos/`);
  const picture = String(page.querySelector("meta[property='og:image']")?.getAttribute("content"));
  expect(existsSync(copy.path(servedFile(picture.replace(HOST + PREFIX, ""))))).toBe(true);
  expect(page.querySelector("nav [aria-current=page]")?.getAttribute("href")).toBe(`${PREFIX}/letos/`);
});

test("below a path prefix the form finds its files", () => {
  const html = readFileSync(copy.path("public/sprava/index.html"), "utf8");
  const found = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, url]) => String(url));
  expect(found.length).toBeGreaterThan(1);
  const paths = found.map((url) => new URL(url, `${HOST}${PREFIX}/sprava/`).pathname);
  expect(paths.filter((path) => !path.startsWith(`${PREFIX}/`))).toEqual([]);
  expect(paths.filter((path) => !existsSync(copy.path(servedFile(path.slice(PREFIX.length)))))).toEqual([]);
});

test("a photo with an EXIF orientation is published upright", async () => {
  const html = readFileSync(copy.path(servedFile("/historie/")), "utf8");
  const page = new DOMParser().parseFromString(html, "text/html");
  const src = String(page.querySelector("main picture img")?.getAttribute("src"));
  const photo = sharp(copy.path(servedFile(src.slice(PREFIX.length))))
    .greyscale()
    .raw();
  const { data: pixels, info } = await photo.toBuffer({ resolveWithObject: true });
  expect(pixels[0]).toBeGreaterThan(200);
  expect(pixels[info.width - 1]).toBeLessThan(50);
});

/** Kills a build as soon as it says that a step is done. */
async function killBuild(step: string) {
  const build = spawn("npm", BUILD, { cwd: copy.root, env: { ...process.env, ...env }, detached: true });
  const exit = once(build, "exit");
  for await (const text of build.stdout.setEncoding("utf8"))
    if (text.includes(`success ${step}`)) process.kill(-Number(build.pid), "SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
}

const isNight = process.env.KILL_BUILD_TWICE === "true";
/** The steps after which a build is killed, each with its number of events. The workflow of the night tries both. */
const kills = [
  ["source and transform nodes", 1],
  ["Building HTML renderer", 2],
] as const;

// Last, because it builds anew what the other tests read.
test.each(kills.slice(0, isNight ? 2 : 1))(
  "if a build was killed after „%s“, the next one shows no stale list of events",
  async (step, count) => {
    setEvents(count);
    await killBuild(step);
    if (isNight) build();
    // By day it is enough that the next build begins with nothing that an earlier build has left.
    else await killBuild("compile gatsby files");
    const folders = isNight ? ["public"] : ["public", ".cache"];
    expect(withAddedEvent(...folders)).toEqual(count === 1 ? [] : withBoth);
  },
  600_000,
);
