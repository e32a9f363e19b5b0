import type { CreateResolversArgs, Node } from "gatsby";
import type { ResolverContext } from "./resolver-types";

type ImageData = { placeholder?: unknown };
type Info = {
  originalResolver(image: Node, args: object, context: ResolverContext, info: Info): Promise<ImageData>;
};

/**
 * `gatsbyImageData` with the blurred preview of an earlier build, which gatsby-plugin-sharp 5 makes again in each: with 2,000
 * entries, where one more changes the ids of all, that decodes 4,000 pictures and takes 20 s. Delete when generateImageData
 * passes its cache to base64.
 */
export const cachedPlaceholder = (cache: CreateResolversArgs["cache"]) => ({
  ImageSharp: {
    gatsbyImageData: {
      async resolve(image: Node, args: object, context: ResolverContext, info: Info) {
        const key = `${image.internal.contentDigest} ${JSON.stringify(args)}`;
        const placeholder = await cache.get(key);
        if (placeholder)
          return {
            ...(await info.originalResolver(image, { ...args, placeholder: "none" }, context, info)),
            placeholder,
          };
        const data = await info.originalResolver(image, args, context, info);
        if (data.placeholder) await cache.set(key, data.placeholder);
        return data;
      },
    },
  },
});
