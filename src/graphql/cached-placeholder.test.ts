import type { CreateResolversArgs } from "gatsby";
import { cachedPlaceholder } from "./cached-placeholder";

type Arguments = Parameters<ReturnType<typeof cachedPlaceholder>["ImageSharp"]["gatsbyImageData"]["resolve"]>;

const image = (contentDigest: string) => ({ internal: { contentDigest } }) as Arguments[0];

/** Like gatsby-plugin-sharp: what it draws depends on the picture and on the arguments. */
const draw = jest.fn();
const originalResolver = async ({ internal }: Arguments[0], args: { placeholder?: string; width?: number }) => ({
  layout: "constrained",
  placeholder: args.placeholder === "none" ? undefined : draw(`${internal.contentDigest} ${args.width}`),
  images: `${args.width}`,
});

/** A build with the cache of an earlier one. */
function build(stored: Map<string, unknown>) {
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  };
  const { resolve } = cachedPlaceholder(cache as unknown as CreateResolversArgs["cache"]).ImageSharp.gatsbyImageData;
  return (digest: string, args: object) =>
    resolve(image(digest), args, {} as Arguments[2], { originalResolver } as Arguments[3]);
}

test("a preview is drawn once for all builds, and again for another picture or other arguments", async () => {
  draw.mockImplementation((picture: string) => ({ fallback: picture }));
  const stored = new Map();
  const first = await build(stored)("a", { width: 500 });
  expect(first).toEqual({ layout: "constrained", placeholder: { fallback: "a 500" }, images: "500" });
  expect(JSON.stringify(await build(stored)("a", { width: 500 }))).toBe(JSON.stringify(first));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await build(stored)("b", { width: 500 })).toMatchObject({ placeholder: { fallback: "b 500" } });
  expect(await build(stored)("a", { width: 1600 })).toMatchObject({
    placeholder: { fallback: "a 1600" },
    images: "1600",
  });
  expect(draw).toHaveBeenCalledTimes(3);
});
