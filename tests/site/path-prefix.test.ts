import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { deferredScripts } from "../support/built-bytes";
import { servedFile } from "../support/built-page";
import { menu, yearPages } from "../support/pages";
import { ProjectCopy } from "../support/project-copy";

const HOST = "https://klub.example";
const PREFIX = "/klub/tabor";
const copy = new ProjectCopy();
afterAll(() => copy.remove());

// As a phone held upright stores it: turned. The black half is at the top here, and at the right of the upright photo.
beforeAll(async () => {
  const white = { width: 1600, height: 1600, channels: 3, background: "#fff" } as const;
  const black = { create: { ...white, height: 800, background: "#000" } };
  const photo = await sharp({ create: white })
    .composite([{ input: black, gravity: "north" }])
    .png()
    .toBuffer();
  await copy.shrink(sharp(photo).withMetadata({ orientation: 6 }));
  const { status, stdout } = copy.build({ SITE_URL: `${HOST}${PREFIX}/` });
  expect([status, stdout]).toEqual([0, expect.anything()]);
}, 240_000);

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
