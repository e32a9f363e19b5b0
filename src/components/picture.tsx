import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";

interface Props {
  image: { readonly gatsbyImageData: IGatsbyImageData } | null;
  /** What is seen; empty if the text beside the picture says it. */
  alt: string;
  className?: string;
}

/** Draws every picture that comes from data/: a blurred preview first, then the full picture, without moving anything. */
export function Picture({ image, alt, className }: Props) {
  return image && <GatsbyImage image={image.gatsbyImageData} alt={alt} className={className} />;
}
