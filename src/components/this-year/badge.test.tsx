import { fireEvent, render, screen } from "@testing-library/react";
import { SupervisorBadge } from "./badge";

const picture = (src: string) => ({
  gatsbyImageData: { layout: "constrained" as const, width: 1, height: 1, images: { fallback: { src } } },
});
const leader = {
  jsonId: "1",
  name: "Sova",
  disabled: false,
  image: picture("sova.jpg"),
  hoverImage: picture("sova-hover.jpg"),
};

const hoverPicture = () =>
  [...document.images].find((image) => image.src.endsWith("sova-hover.jpg") && image.closest("[hidden]") === null);

test("a click without a hovering pointer (tap, Enter, assistive technology) toggles it", () => {
  render(<SupervisorBadge leader={leader} />);
  const badge = screen.getByRole("button", { name: "Sova" });
  fireEvent.click(badge);
  expect(hoverPicture()).toBeDefined();
  fireEvent.click(badge);
  expect(hoverPicture()).toBeUndefined();
});

test("a disabled badge is no control", () => {
  render(<SupervisorBadge leader={{ ...leader, disabled: true }} />);
  expect(screen.getByText("Sova")).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
