import type { IGatsbyImageData } from "gatsby-plugin-image";

/** One file of a picture; `type` is its media type, missing for what every browser knows. */
interface Candidate {
  href: string;
  type?: string;
}

/** A picture as CSS layers: values for custom properties, and the files that most browsers will take, in two widths. */
export interface PictureLayers {
  /** The blurred preview and, for browsers without `image-set()`, the picture. */
  preview: string;
  picture: string;
  /** What to put into `image-set()`. */
  small: string;
  large: string;
  best: { small: Candidate; large: Candidate };
}

/** Takes what `gatsbyImageData` gives for two breakpoints; a picture that is small from the start has only one. */
export function pictureLayers({ images, placeholder }: IGatsbyImageData): PictureLayers {
  const { fallback, sources = [] } = images;
  const at = (index: 0 | -1): Candidate[] =>
    [...sources, { srcSet: fallback?.srcSet ?? "", type: undefined }].map(({ srcSet, type }) => ({
      href: String(srcSet.split(/,\s*/).at(index)?.split(" ")[0]),
      type,
    }));
  const [small, large] = [at(0), at(-1)];
  return {
    preview: url(placeholder?.fallback),
    picture: url(large.at(-1)?.href),
    small: imageSet(small),
    large: imageSet(large),
    best: { small: small[0] as Candidate, large: large[0] as Candidate },
  };
}

const url = (address: string | undefined) => `url("${address}")`;
const imageSet = (candidates: Candidate[]) =>
  candidates.map(({ href, type }) => (type ? `${url(href)} type("${type}")` : url(href))).join();
