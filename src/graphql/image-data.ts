import { statSync } from "node:fs";
import { join } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { ResolverContext } from "./resolver-types";

type Source = Record<"srcSet" | "sizes" | "type", string>;
/** Of gatsby-plugin-image's data what is read or changed here. */
type ImageData = { placeholder?: unknown; images: { sources: Source[]; fallback: { src: string } & Partial<Source> } };
type Resized = Record<"src" | "originalName", string> & Record<"width" | "height" | "aspectRatio", number>;
type Info<Data> = {
  originalResolver(image: Node, args: object, context: ResolverContext, info: Info<Data>): Promise<Data>;
};

/** The picture for browsers from before 2021, which do not know WebP. */
const JPEG = { formats: ["jpg"], outputPixelDensities: [1], placeholder: "none" };

/**
 * `gatsbyImageData` at a lower cost. It makes one JPEG instead of as many as WebPs: with 2,000 entries Historie has 5.6 MB of
 * HTML instead of 8.2, and the pictures of 53 take 42 MB instead of 61.
 *
 * And it and `resize` take their data from an earlier build if all their images are still in `public`. gatsby-plugin-sharp 5
 * draws the blurred preview and reads the whole picture for each format again: with 2,000 entries, where one more changes the
 * ids of all, that takes 20 s, and half a second for the share images. Delete that part when gatsby-plugin-sharp caches what
 * it returns.
 */
export function imageData({ cache, pathPrefix }: Pick<CreateResolversArgs, "cache" | "pathPrefix">) {
  /** A field that `draw` resolves, given the original resolver, unless all images of `srcSets` exist since an earlier build. */
  const drawnOnce = <Data>(
    field: string,
    draw: (original: (changes?: object) => Promise<Data>) => Promise<Data>,
    srcSets: (data: Data) => string[],
  ) => ({
    async resolve(image: Node, args: object, context: ResolverContext, info: Info<Data>): Promise<Data> {
      const key = [field, pathPrefix, image.id, image.internal.contentDigest, JSON.stringify(args)].join(" ");
      const earlier: Data | undefined = await cache.get(key);
      if (earlier && isPublished(srcSets(earlier), pathPrefix)) return earlier;
      const data = await draw((changes) => info.originalResolver(image, { ...args, ...changes }, context, info));
      await cache.set(key, data);
      return data;
    },
  });
  const gatsbyImageData = drawnOnce<ImageData>(
    "gatsbyImageData",
    async (original) => {
      const [data, jpeg] = [await original(), await original(JPEG)];
      const { src, ...webp } = data.images.fallback;
      const sources = [...data.images.sources, { type: "image/webp", ...webp } as Source];
      return { ...data, images: { sources, fallback: { src: jpeg.images.fallback.src } } };
    },
    ({ images: { sources, fallback } }) => [...sources.map(({ srcSet }) => srcSet), fallback.src],
  );
  const resize = drawnOnce<Resized>(
    "resize",
    async (original) => {
      // Without the promise of its job, which no cache can keep, and the file, which only the removed `tracedSVG` would read.
      const { src, originalName, width, height, aspectRatio } = await original();
      return { src, originalName, width, height, aspectRatio };
    },
    // With `base64: true` it is a data URI.
    ({ src }) => (src.startsWith("data:") ? [] : [src]),
  );
  return { ImageSharp: { gatsbyImageData, resize } };
}

/** Whether `public` has all images that these name; an interrupted build may have left one empty. */
function isPublished(srcSets: readonly string[], pathPrefix: string): boolean {
  const candidates = srcSets.flatMap((srcSet) => srcSet.split(/,\s+/));
  const paths = candidates.map((candidate) => candidate.split(" ")[0]?.slice(pathPrefix.length) ?? "");
  return paths.every((path) => statSync(join("public", decodeURIComponent(path)), { throwIfNoEntry: false })?.size);
}
