import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { listFiles } from "../../src/lib/list-files";
import { servedFile, urlsOf } from "../support/built-page";
import { menu, yearPage } from "../support/pages";
import { BUILD, ProjectCopy } from "../support/project-copy";

const HOST = "https://klub.example";
const PREFIX = "/klub/tabor";
const env = { SITE_URL: `${HOST}${PREFIX}/`, SITE_REPOSITORY: "klub/web" };
const copy = new ProjectCopy();
afterAll(() => copy.remove());

const read = (file: string) => readFileSync(copy.path(file), "utf8");
/** The file of the copy that is served at a URL below the path prefix. */
const fileAt = (url: string) => servedFile(url.slice(PREFIX.length), copy.path("public"));

const [event] = JSON.parse(read("data/history.json"));
const SLUG = "pridany";
/** Sets how many events the copy has. The second gives the page of the first a neighbour. */
const setEvents = (count: 1 | 2) =>
  copy.change("data/history.json", () => [event, { ...event, year: "1995", slug: SLUG }].slice(0, count));

function build() {
  const { status, stdout } = copy.npm(BUILD, env);
  expect([status, stdout]).toEqual([0, expect.anything()]);
}

/** The files in these folders that mention the second event. */
const withAddedEvent = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(copy.path(folder)))
    .flatMap((folder) => listFiles(copy.path(folder)).map((file) => copy.path(`${folder}/${file}`)))
    .filter((file) => readFileSync(file, "latin1").includes(SLUG));
let withBoth: string[];

test("a build of invalid content stops before any page is made: one message, exit code 1, no stack trace", () => {
  copy.change("data/history.json", ([first, second]) => [
    { ...first, image: "./history/neni.jpg" },
    { ...second, year: undefined },
  ]);
  const { status, stdout, stderr } = copy.npm(BUILD);
  // Gatsby breaks lines to the width of a terminal.
  const message = (stdout + stderr).replace(/\s+/g, " ");
  const [first, second] = ["1. záznam (1994, Stíny v podhradí)", "2. záznam (Neznámé)"];
  expect(status).toBe(1);
  expect(message).toContain("Obsah: 2 chyby");
  expect(message).toContain(`data/history.json, ${first}, pole „image“ Soubor data/history/neni.jpg neexistuje`);
  expect(message).toContain(`data/history.json, ${second}, pole „year“ Povinné pole chybí`);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(copy.path("public/index.html"))).toBe(false);
}, 240_000);

test("below a path prefix every page, script, picture, document and film has it in its URL and is there", () => {
  setEvents(2);
  copy.change("data/leaders.json", (leaders) => leaders.slice(0, 1));
  build();
  withBoth = withAddedEvent("public");
  const pages = [...menu.map(([, path]) => path), yearPage("1994"), "/404.html", "/sprava/"];
  const urls = pages.flatMap((page) => {
    const { loads, links } = urlsOf(readFileSync(fileAt(PREFIX + page), "utf8"));
    return [...loads, ...links].map((url) => new URL(url, HOST + PREFIX + page));
  });
  const paths = [...new Set(urls.filter(({ origin }) => origin === HOST).map(({ pathname }) => pathname))];
  expect(paths.filter((path) => !path.startsWith(`${PREFIX}/`) || !existsSync(fileAt(path)))).toEqual([]);
  for (const kind of ".pdf .mp4 .woff2 .js .webp .avif .webmanifest .ics /letos/ /sprava/main".split(" "))
    expect([kind, paths.some((path) => path.includes(kind))]).toEqual([kind, true]);

  const script = listFiles(copy.path("public/sprava")).filter((file) => file.startsWith("main-"));
  expect(script.map((file) => read(`public/sprava/${file}`))).toEqual([expect.stringContaining('"klub/web"')]);

  const letos = read("public/letos/index.html");
  expect(letos).toContain(`<link rel="canonical" href="${HOST}${PREFIX}/letos/"`);
  expect(letos).toContain(`<li><a href="${PREFIX}/letos/" aria-current="page">`);
  expect(read("public/index.html")).toContain(`<li><a href="${PREFIX}/" aria-current="page">`);
  const picture = new RegExp(`"og:image" content="${HOST}${PREFIX}/([^"]+)`).exec(letos)?.[1];
  expect(existsSync(fileAt(`${PREFIX}/${picture}`))).toBe(true);
  expect(read("public/sitemap-0.xml")).toContain(`<loc>${HOST}${PREFIX}/letos/</loc>`);
  expect(read("public/_headers")).not.toMatch(new RegExp(`^/(?!${PREFIX.slice(1)}/)`, "m"));
}, 600_000);

/** Kills a build as soon as it says that a step is done. */
async function killBuild(step: string) {
  const build = spawn("npm", BUILD, { cwd: copy.root, env: { ...process.env, ...env }, detached: true });
  const exit = once(build, "exit");
  for await (const text of build.stdout.setEncoding("utf8"))
    if (text.includes(`success ${step}`)) process.kill(-Number(build.pid), "SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
}

const isNight = process.env.KILL_BUILD_TWICE === "true";

// The step after which a build is killed, and its number of events. By day one row is enough. Last, because it builds anew.
test.each<[string, 1 | 2]>([
  ["source and transform nodes", 1],
  ...(isNight ? [["Building HTML renderer", 2] as [string, 2]] : []),
])(
  "without documents a build begins; if it was killed after „%s“, the next one shows no stale list of events",
  async (step, count) => {
    // Git does not keep the folder when it is empty.
    rmSync(copy.path("static/files"), { recursive: true, force: true });
    copy.change("data/files.json", () => []);
    // A question links to a document.
    copy.change("data/camp.json", ({ questions, ...camp }) => camp);
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
