import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { SyntheticEvent } from "react";
import * as styles from "./picture.module.css";

interface Props {
  image: { readonly gatsbyImageData: IGatsbyImageData } | null;
  /** What is seen; empty if the text beside the image says it. */
  alt: string;
  /** How wide it is drawn, if that depends on its shape; otherwise the query says so. */
  sizes?: string;
  /** The largest image of the first view: fetched at once, before everything else, and not faded in. */
  priority?: boolean;
}

/** Attributes of what the browser fetches first. React 18 passes this one on in lower case only. */
export const highPriority = { fetchpriority: "high" };
const lazyLoading = { loading: "lazy", decoding: "async" } as const;

/**
 * Draws every image from data/: the blurred preview first, then the full image, without a layout shift. It takes
 * gatsby-plugin-image's data but not `<GatsbyImage>`, which adds a wrapper, a noscript copy and an inline script to each
 * image, invalid inside a button. Without JavaScript it merely does not fade.
 */
export function Picture({ image, alt, sizes, priority = false }: Props) {
  if (!image) return null;
  const { images, placeholder, width, height } = image.gatsbyImageData;
  const { fallback, sources = [] } = images;
  return (
    <picture
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}`, backgroundImage: `url("${placeholder?.fallback}")` }}
    >
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        ref={markLoading}
        onLoad={onImageSettled}
        onError={onImageSettled}
        {...fallback}
        {...(priority ? highPriority : lazyLoading)}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

/** A lazy image that is still loading will fade in; one that loaded or failed before hydration fires no event any more. */
function markLoading(image: HTMLImageElement | null) {
  if (!image) return;
  if (image.complete) onImageSettled({ currentTarget: image });
  else image.toggleAttribute("data-loading", image.getAttribute("loading") === "lazy");
}

/** Shows a loaded image, and marks one that has failed: only then its text is shown. */
function onImageSettled({ currentTarget: image }: Pick<SyntheticEvent<HTMLImageElement>, "currentTarget">) {
  delete image.dataset.loading;
  image.toggleAttribute("data-failed", image.naturalWidth === 0);
}
