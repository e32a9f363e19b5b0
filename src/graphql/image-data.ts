import { statSync } from "node:fs";
import { join } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { ResolverContext } from "./resolver-types";

type Source = Record<"srcSet" | "sizes" | "type", string>;
/** Of gatsby-plugin-image's data what is read or changed here. */
type ImageData = { placeholder?: unknown; images: { sources: Source[]; fallback: { src: string } & Partial<Source> } };
type Info = {
  originalResolver(image: Node, args: object, context: ResolverContext, info: Info): Promise<ImageData>;
};

/** The picture for browsers from before 2021, which do not know WebP. */
const JPEG = { formats: ["jpg"], outputPixelDensities: [1], placeholder: "none" };

/**
 * `gatsbyImageData` at a lower cost. It makes one JPEG instead of as many as WebPs: with 2,000 entries Historie has 5.6 MB of
 * HTML instead of 8.2, and the pictures of 53 take 42 MB instead of 61.
 *
 * And it takes the data from an earlier build if all their images are still in `public`. gatsby-plugin-sharp 5 draws the blurred
 * preview and reads the whole picture for each format again: with 2,000 entries, where one more changes the ids of all, that
 * takes 20 s. Delete that part when generateImageData caches what it returns.
 */
export const imageData = ({ cache, pathPrefix }: Pick<CreateResolversArgs, "cache" | "pathPrefix">) => ({
  ImageSharp: {
    gatsbyImageData: {
      async resolve(image: Node, args: object, context: ResolverContext, info: Info): Promise<ImageData> {
        const key = [pathPrefix, image.id, image.internal.contentDigest, JSON.stringify(args)].join(" ");
        const earlier: ImageData | undefined = await cache.get(key);
        if (earlier && isPublished(earlier, pathPrefix)) return earlier;
        const draw = (changes: object) => info.originalResolver(image, { ...args, ...changes }, context, info);
        const [data, jpeg] = [await draw({}), await draw(JPEG)];
        const { src, ...webp } = data.images.fallback;
        const sources = [...data.images.sources, { type: "image/webp", ...webp } as Source];
        const result = { ...data, images: { sources, fallback: { src: jpeg.images.fallback.src } } };
        await cache.set(key, result);
        return result;
      },
    },
  },
});

/** Whether `public` has all files that the data name; an interrupted build may have left one empty. */
function isPublished({ images: { sources, fallback } }: ImageData, pathPrefix: string) {
  const candidates = [...sources.map(({ srcSet }) => srcSet), fallback.src].join(", ").split(/,\s+/);
  const paths = candidates.map((candidate) => candidate.split(" ")[0]?.slice(pathPrefix.length) ?? "");
  return paths.every((path) => statSync(join("public", decodeURIComponent(path)), { throwIfNoEntry: false })?.size);
}
