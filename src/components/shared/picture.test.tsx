import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./picture";

const gatsbyImageData: IGatsbyImageData = { layout: "constrained", width: 420, height: 280, images: {} };

/** Renders an image whose `naturalWidth` is 0 until it is loaded, as in a browser. */
function renderImage(complete: boolean, naturalWidth: number, priority = false) {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
  render(<Picture image={{ gatsbyImageData }} alt="Dva stany" priority={priority} />);
  return screen.getByRole("img");
}

test.each([
  ["load", 420],
  ["error", 0],
])("an image that is still loading appears on %s", (event, naturalWidth) => {
  const image = renderImage(false, naturalWidth);
  expect(image).toHaveAttribute("data-loading");
  expect(image).not.toHaveAttribute("data-failed");
  fireEvent(image, new Event(event));
  expect(image).not.toHaveAttribute("data-loading");
  expect(image.hasAttribute("data-failed")).toBe(event === "error");
});

test("a cached image is there at once, and one that failed before hydration shows its text", () => {
  const cached = renderImage(true, 420);
  expect(cached).not.toHaveAttribute("data-loading");
  expect(cached).not.toHaveAttribute("data-failed");
  cleanup();
  expect(renderImage(true, 0)).toHaveAttribute("data-failed");
});

test("an image with priority is never transparent", () => {
  expect(renderImage(false, 0, true)).not.toHaveAttribute("data-loading");
});
