import { fireEvent, render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./picture";

const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 420,
  height: 280,
  placeholder: { fallback: "data:image/webp;base64,AAAA" },
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 420w", sizes: "50vw" },
    sources: [{ type: "image/webp", srcSet: "/a.webp 420w", sizes: "50vw" }],
  },
};
const setComplete = (complete: boolean) =>
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(complete);

test("reserves its box and has preview, formats and alternative text before it is loaded", () => {
  setComplete(false);
  const { container } = render(<Picture image={{ gatsbyImageData }} alt="Dva stany" />);
  const picture = screen.getByRole("img", { name: "Dva stany" });
  expect(picture).toHaveAttribute("src", "/a.jpg");
  expect(picture).toHaveAttribute("width", "420");
  expect(picture).toHaveAttribute("height", "280");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("source[type='image/webp']")).toHaveAttribute("srcset", "/a.webp 420w");
  expect(container.querySelector("picture")).toHaveStyle({
    backgroundImage: 'url("data:image/webp;base64,AAAA")',
  });
});

test.each(["load", "error"])("an image that is still loading appears on %s, a cached one at once", (event) => {
  setComplete(false);
  const { unmount } = render(<Picture image={{ gatsbyImageData }} alt="Dva stany" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("data-loading");
  fireEvent(image, new Event(event));
  expect(image).not.toHaveAttribute("data-loading");
  unmount();
  setComplete(true);
  render(<Picture image={{ gatsbyImageData }} alt="Dva stany" />);
  expect(screen.getByRole("img")).not.toHaveAttribute("data-loading");
});

test("no image renders nothing", () => {
  expect(render(<Picture image={null} alt="" />).container).toBeEmptyDOMElement();
});
