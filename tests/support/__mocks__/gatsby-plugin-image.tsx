import type { IGatsbyImageData } from "gatsby-plugin-image";

export const GatsbyImage = ({ image, alt }: { image: IGatsbyImageData; alt: string }) => (
  <img src={image.images.fallback?.src} alt={alt} />
);
