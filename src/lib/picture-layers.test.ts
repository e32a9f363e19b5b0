import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pictureLayers } from "./picture-layers";

const image = (widths: number[]): IGatsbyImageData => {
  const srcSet = (ending: string) => widths.map((width) => `/${width}.${ending} ${width}w`).join(",\n");
  return {
    layout: "fullWidth",
    width: 1,
    height: 0.25,
    placeholder: { fallback: "data:image/webp;base64,AA" },
    images: {
      fallback: { src: "/x.jpg", srcSet: srcSet("jpg"), sizes: "100vw" },
      sources: [
        { type: "image/avif", srcSet: srcSet("avif"), sizes: "100vw" },
        { type: "image/webp", srcSet: srcSet("webp"), sizes: "100vw" },
      ],
    },
  };
};
const set = (width: number) =>
  `url("/${width}.avif") type("image/avif"),url("/${width}.webp") type("image/webp"),url("/${width}.jpg")`;

test("gives both widths in every format, the best one first, and the plainest for old browsers", () => {
  expect(pictureLayers(image([1088, 1600]))).toEqual({
    preview: 'url("data:image/webp;base64,AA")',
    picture: 'url("/1600.jpg")',
    small: set(1088),
    large: set(1600),
    best: { small: { href: "/1088.avif", type: "image/avif" }, large: { href: "/1600.avif", type: "image/avif" } },
  });
});

test("a picture that is small from the start serves everywhere", () => {
  expect(pictureLayers(image([900]))).toMatchObject({ small: set(900), large: set(900) });
});
