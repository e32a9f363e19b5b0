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
 * And it takes the blurred preview from an earlier build, which gatsby-plugin-sharp 5 makes again in each: with 2,000
 * entries, where one more changes the ids of all, that decodes 4,000 pictures and takes 20 s. Delete that part when
 * generateImageData passes its cache to base64.
 */
export const imageData = (cache: CreateResolversArgs["cache"]) => ({
  ImageSharp: {
    gatsbyImageData: {
      async resolve(image: Node, args: object, context: ResolverContext, info: Info): Promise<ImageData> {
        const draw = (changes: object) => info.originalResolver(image, { ...args, ...changes }, context, info);
        const key = `${image.internal.contentDigest} ${JSON.stringify(args)}`;
        const cached = await cache.get(key);
        const data = await draw(cached ? { placeholder: "none" } : {});
        if (!cached && data.placeholder) await cache.set(key, data.placeholder);
        const { src, ...webp } = data.images.fallback;
        const jpeg = await draw(JPEG);
        return {
          ...data,
          placeholder: cached ?? data.placeholder,
          images: {
            sources: [...data.images.sources, { type: "image/webp", ...webp } as Source],
            fallback: { src: jpeg.images.fallback.src },
          },
        };
      },
    },
  },
});
