import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { SyntheticEvent } from "react";
import * as styles from "./picture.module.css";

interface Props {
  image: { readonly gatsbyImageData: IGatsbyImageData } | null;
  /** What the image shows, in words. Empty if the text beside the image says the same. */
  alt: string;
  /** How wide the image is drawn. Only needed where this differs from the `sizes` of the query. */
  sizes?: string;
  /** For the largest image of the first view: it is fetched before everything else and does not fade in. */
  priority?: boolean;
}

/**
 * Draws every image of data/: first the blurred preview, then the full image, without a layout shift. Without JavaScript the
 * image does not fade in. `image` is in the format of gatsby-plugin-image. The plugin's `<GatsbyImage>` is not used. It adds a
 * wrapper, a copy in `noscript` and an inline script to each image, and these are invalid in a button. Use `<GatsbyImage>` when
 * it adds no more than this component.
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
        // React 18 knows `fetchpriority` only in lower case; React 19 as `fetchPriority`.
        {...(priority ? { fetchpriority: "high" } : ({ loading: "lazy", decoding: "async" } as const))}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

/**
 * Marks a lazy image that is still loading, so that it fades in when it has loaded. An image that has loaded or failed before
 * hydration fires no event any more. For such an image the event handler is called here.
 */
function markLoading(image: HTMLImageElement | null) {
  if (!image) return;
  if (image.complete) onImageSettled({ currentTarget: image });
  else image.toggleAttribute("data-loading", image.getAttribute("loading") === "lazy");
}

/** Shows an image that has loaded. Marks an image that has failed, so that picture.module.css shows its alternative text. */
function onImageSettled({ currentTarget: image }: Pick<SyntheticEvent<HTMLImageElement>, "currentTarget">) {
  delete image.dataset.loading;
  image.toggleAttribute("data-failed", image.naturalWidth === 0);
}
