import { imageResolvers } from "./image-data";

const { resolve } = imageResolvers.ImageSharp.gatsbyImageData;

/** Like gatsby-plugin-sharp with WebP as the only format of the site. */
const originalResolver = async (
  _: unknown,
  { formats = ["webp"], width = 0 }: { formats?: string[]; width?: number },
) => {
  const urls = [width, width / 2].map((size) => `/static/${size}.${formats}`);
  const srcSet = urls.map((url) => `${url} w`).join();
  return { placeholder: {}, images: { fallback: { src: String(urls[0]), srcSet, sizes: "50vw" }, sources: [] } };
};

test("a picture is a WebP in all sizes and one JPEG", async () => {
  const data = await resolve({} as never, { width: 500 }, {} as never, { originalResolver });
  expect(data).toEqual({
    placeholder: {},
    images: {
      sources: [{ type: "image/webp", srcSet: "/static/500.webp w,/static/250.webp w", sizes: "50vw" }],
      fallback: { src: "/static/500.jpg" },
    },
  });
});
