import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { imageData } from "./image-data";

type Resolve = ReturnType<typeof imageData>["ImageSharp"]["gatsbyImageData"]["resolve"];
type Arguments = Parameters<Resolve>;
type Args = { formats?: string[]; width?: number };

jest.mock("node:fs", () => ({ statSync: jest.fn() }));
/** The sizes of the files in `public`. */
const published = new Map<string, number>();
jest.mocked(statSync).mockImplementation((path) => {
  const size = published.get(String(path));
  return size === undefined ? undefined : ({ size } as Stats);
});

/** Like gatsby-plugin-sharp with WebP as the only format: draws the images into `public`, below the path prefix. */
const draw = jest.fn((digest: string, { formats = ["webp"], width = 0 }: Args, pathPrefix: string) => {
  const urls = [width, width / 2].map((size) => `/static/${digest}/${size}/l%C3%A9to.${formats}`);
  for (const url of urls) published.set(join("public", decodeURI(url)), 1);
  const srcSet = urls.map((url) => `${pathPrefix}${url} ${url.split("/")[3]}w`).join(",\n");
  return {
    layout: "constrained",
    placeholder: { fallback: `${digest} ${width}` },
    images: { fallback: { src: `${pathPrefix}${urls[0]}`, srcSet, sizes: "50vw" }, sources: [] },
  };
});
const calls = () =>
  draw.mock.calls.map(([digest, { width, formats }]) => [digest, width, ...(formats ?? [])].join(" "));

beforeEach(() => {
  draw.mockClear();
  published.clear();
});

/** The resolvers of a build with the cache of an earlier one. */
function resolvers(stored: Map<string, unknown>, pathPrefix = "") {
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  } as unknown as CreateResolversArgs["cache"];
  return imageData({ cache, pathPrefix }).ImageSharp;
}

function build(stored: Map<string, unknown>, pathPrefix = "") {
  const { resolve } = resolvers(stored, pathPrefix).gatsbyImageData;
  return (id: string, contentDigest: string, args: Args) =>
    resolve(
      { id, internal: { contentDigest } } as Arguments[0],
      args,
      {} as Arguments[2],
      {
        originalResolver: async (_, drawn) => draw(contentDigest, drawn, pathPrefix),
      } as Arguments[3],
    );
}

test("a picture is a WebP in all sizes and one JPEG", async () => {
  const { images } = await build(new Map())("1", "a", { width: 500 });
  const srcSet = "/static/a/500/l%C3%A9to.webp 500w,\n/static/a/250/l%C3%A9to.webp 250w";
  expect(images).toEqual({
    sources: [{ type: "image/webp", srcSet, sizes: "50vw" }],
    fallback: { src: "/static/a/500/l%C3%A9to.jpg" },
  });
});

test("a picture that an earlier build published is not drawn again", async () => {
  const stored = new Map();
  const first = await build(stored, "/tabor")("1", "a", { width: 500 });
  draw.mockClear();
  expect(await build(stored, "/tabor")("1", "a", { width: 500 })).toEqual(first);
  expect(calls()).toEqual([]);
});

test.each([
  ["another picture", "2", "a", { width: 500 }, ""],
  ["a changed picture", "1", "b", { width: 500 }, ""],
  ["another width", "1", "a", { width: 1600 }, ""],
  ["another path prefix", "1", "a", { width: 500 }, "/tabor"],
])("%s is drawn", async (_, id, digest, args, pathPrefix) => {
  const stored = new Map();
  await build(stored)("1", "a", { width: 500 });
  draw.mockClear();
  const { images } = await build(stored, pathPrefix)(id, digest, args);
  expect(calls()).toEqual([`${digest} ${args.width}`, `${digest} ${args.width} jpg`]);
  expect(images.fallback.src).toBe(`${pathPrefix}/static/${digest}/${args.width}/l%C3%A9to.jpg`);
});

test.each([
  ["500/léto.webp", undefined],
  ["250/léto.webp", undefined],
  ["500/léto.jpg", 0],
])("a picture whose %s has the size %s is drawn again", async (file, size) => {
  const stored = new Map();
  await build(stored)("1", "a", { width: 500 });
  draw.mockClear();
  const path = join("public/static/a", file);
  size === undefined ? published.delete(path) : published.set(path, size);
  await build(stored)("1", "a", { width: 500 });
  expect(calls()).toEqual(["a 500", "a 500 jpg"]);
});

/** Resolves `resize` with 1,200 pixels, each time in another build with the cache of the one before. */
function resizeAgain(stored: Map<string, unknown>, resized: { src: string }, file?: string) {
  const originalResolver = jest.fn(async () => {
    if (file) published.set(file, 1);
    return { originalName: "leto.jpg", width: 1200, height: 630, aspectRatio: 1.9, ...resized };
  });
  const image = { id: "1", internal: { contentDigest: "a" } } as Arguments[0];
  const resolve = () =>
    resolvers(stored).resize.resolve(image, { width: 1200 }, {} as Arguments[2], { originalResolver });
  return { originalResolver, resolve };
}

test("a resized picture is drawn once, and again when its file is missing", async () => {
  const src = "/static/a/1200/leto.jpg";
  const { originalResolver, resolve } = resizeAgain(new Map(), { src }, `public${src}`);
  expect([await resolve(), await resolve()]).toMatchObject([{ src }, { src }]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  published.clear();
  expect(await resolve()).toMatchObject({ src });
  expect(originalResolver).toHaveBeenCalledTimes(2);
});

test("a resized picture within the page has no file", async () => {
  const src = `data:image/jpeg;base64,${"A".repeat(5000)}`;
  const { originalResolver, resolve } = resizeAgain(new Map(), { src });
  expect([await resolve(), await resolve()]).toMatchObject([{ src }, { src }]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
});

test("a picture of the same width is not taken for a resized one", async () => {
  const stored = new Map();
  await build(stored)("1", "a", { width: 1200 });
  const src = "/static/a/1200/leto.jpg";
  expect(await resizeAgain(stored, { src }, `public${src}`).resolve()).toMatchObject({ src, width: 1200 });
});
