import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ResolverContext } from "./resolver-types";

type Resolver = (image: Node, args: object, context: ResolverContext, info: Info) => Promise<IGatsbyImageData>;
type Info = { originalResolver: Resolver };

/** The arguments for the JPEG. The JPEG is for browsers from before 2021, which do not know WebP. */
const JPEG = { formats: ["jpg"], outputPixelDensities: [1], placeholder: "none" };

/**
 * Gatsby's `gatsbyImageData` with two changes:
 * - Only one JPEG for each image, for old browsers. Gatsby makes as many JPEGs as WebPs. This change made the HTML of Historie 21 %
 *   smaller. Delete when gatsby-plugin-image has an option for it, or when browsers without WebP no longer count.
 * - A whole number as height, because an attribute of `<img>` has to be whole. Gatsby does not round the height of a picture that is
 *   smaller than the query asks for.
 */
export const gatsbyImageData: Resolver = async (image, args, context, info) => {
  const data = await info.originalResolver(image, args, context, info);
  const jpeg = await info.originalResolver(image, { ...args, ...JPEG }, context, info);
  const { sources = [], fallback } = data.images;
  const webp = { type: "image/webp", srcSet: fallback?.srcSet ?? "", sizes: fallback?.sizes };
  return {
    ...data,
    width: Math.round(data.width),
    height: Math.round(data.height),
    images: { sources: [...sources, webp], fallback: jpeg.images.fallback && { src: jpeg.images.fallback.src } },
  };
};
