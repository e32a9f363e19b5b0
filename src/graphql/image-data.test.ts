import type { CreateResolversArgs } from "gatsby";
import { imageData } from "./image-data";

type Resolve = ReturnType<typeof imageData>["ImageSharp"]["gatsbyImageData"]["resolve"];
type Arguments = Parameters<Resolve>;
type Args = { formats?: string[]; placeholder?: string; width?: number };

const image = (contentDigest: string) => ({ internal: { contentDigest } }) as Arguments[0];

/** Like gatsby-plugin-sharp with WebP as the only format: what it draws depends on the picture and on the arguments. */
const draw = jest.fn((picture: string) => ({ fallback: picture }));
const originalResolver = async ({ internal }: Arguments[0], { formats = ["webp"], placeholder, width }: Args) => ({
  layout: "constrained",
  placeholder: placeholder === "none" ? undefined : draw(`${internal.contentDigest} ${width}`),
  images: {
    fallback: { src: `${width}.${formats}`, srcSet: `${width}.${formats} ${width}w`, sizes: "50vw" },
    sources: [],
  },
});

beforeEach(() => draw.mockClear());

/** A build with the cache of an earlier one. */
function build(stored: Map<string, unknown>) {
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  };
  const { resolve } = imageData(cache as unknown as CreateResolversArgs["cache"]).ImageSharp.gatsbyImageData;
  return (digest: string, args: Args) =>
    resolve(image(digest), args, {} as Arguments[2], { originalResolver } as Arguments[3]);
}

test("a picture is a WebP in all sizes and one JPEG", async () => {
  const { images } = await build(new Map())("a", { width: 500 });
  expect(images).toEqual({
    sources: [{ type: "image/webp", srcSet: "500.webp 500w", sizes: "50vw" }],
    fallback: { src: "500.jpg" },
  });
});

test("a preview is drawn once for all builds, and again for another picture or other arguments", async () => {
  const stored = new Map();
  const first = await build(stored)("a", { width: 500 });
  expect(first.placeholder).toEqual({ fallback: "a 500" });
  expect(JSON.stringify(await build(stored)("a", { width: 500 }))).toBe(JSON.stringify(first));
  expect(await build(stored)("b", { width: 500 })).toMatchObject({ placeholder: { fallback: "b 500" } });
  expect(await build(stored)("a", { width: 1600 })).toMatchObject({ placeholder: { fallback: "a 1600" } });
  expect(draw.mock.calls).toEqual([["a 500"], ["b 500"], ["a 1600"]]);
});
