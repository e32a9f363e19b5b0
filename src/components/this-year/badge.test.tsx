import { fireEvent, render, screen } from "@testing-library/react";
import { SupervisorBadge } from "./badge";

const picture = (src: string) => ({
  gatsbyImageData: { layout: "constrained" as const, width: 1, height: 1, images: { fallback: { src } } },
});
const [image, hoverImage] = [picture("sova.jpg"), picture("sova-hover.jpg")];
const leader = { jsonId: "1", name: "Sova", disabled: false, image, hoverImage };

const hoverPicture = () =>
  [...document.images].find((image) => image.src.endsWith("sova-hover.jpg") && image.closest("[hidden]") === null);

const expectPressed = (isPressed: boolean) => {
  expect(screen.getByRole("button", { name: "Sova, druhý portrét", pressed: isPressed })).toBeInTheDocument();
  expect(hoverPicture() !== undefined).toBe(isPressed);
};

test("a click without a hovering pointer presses and releases it, also after a mouse, whose own click does nothing", () => {
  render(<SupervisorBadge leader={leader} />);
  const badge = screen.getByRole("button", { name: /^Sova/ });
  fireEvent.click(badge);
  expectPressed(true);
  fireEvent.blur(badge);
  expectPressed(true);
  fireEvent.pointerDown(badge, { pointerType: "mouse" });
  fireEvent.click(badge, { detail: 1 });
  expectPressed(true);
  fireEvent.click(badge, { detail: 0 });
  expectPressed(false);
});
