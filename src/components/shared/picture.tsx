import type { IGatsbyImageData } from "gatsby-plugin-image";
import { urgent } from "../../lib/urgent";
import * as styles from "./picture.module.css";

interface Props {
  image: { readonly gatsbyImageData: IGatsbyImageData } | null;
  /** What is seen; empty if the text beside the picture says it. */
  alt: string;
  /** The largest picture of what is seen first: loaded at once, before everything else, and not faded in. */
  first?: boolean;
}

/**
 * Draws every picture that comes from data/: a blurred preview first, then the full picture, without moving anything.
 * Only phrasing content, so that it may stand in a button, and no script: without JavaScript it merely does not fade.
 */
export function Picture({ image, alt, first = false }: Props) {
  if (!image) return null;
  const { images, placeholder, width, height } = image.gatsbyImageData;
  const { fallback, sources = [] } = images;
  return (
    <picture className={styles.picture} style={{ backgroundImage: `url("${placeholder?.fallback}")` }}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={first ? undefined : fadeIn}
        {...fallback}
        {...(first ? urgent : unhurried)}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

const unhurried = { loading: "lazy", decoding: "async" } as const;

/** Lets a picture that is still to come fade in over its preview; one that is there already is left alone. */
function fadeIn(picture: HTMLImageElement | null) {
  if (!picture || picture.complete) return;
  const show = () => delete picture.dataset.coming;
  picture.dataset.coming = "";
  picture.addEventListener("load", show, { once: true });
  picture.addEventListener("error", show, { once: true });
}
