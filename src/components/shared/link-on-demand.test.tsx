import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { LinkOnDemand } from "./link-on-demand";

jest.mock("gatsby", () => ({ navigate: jest.fn(), withPrefix: (path: string) => `/tabor${path}` }));

const loadPage = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.___loader = { loadPage, loadPageSync: jest.fn() };
  render(
    <LinkOnDemand to="/historie/1987/" label="1987, stránka roku">
      1987
    </LinkOnDemand>,
  );
});
const link = () => screen.getByRole("link", { name: "1987, stránka roku" });

test.each(["mouseEnter", "focus", "touchStart"] as const)("its page is fetched on %s, not before", (event) => {
  expect(loadPage).not.toHaveBeenCalled();
  fireEvent[event](link());
  expect(loadPage).toHaveBeenCalledWith("/tabor/historie/1987/");
});

test("a click navigates within the site", () => {
  expect(link()).toHaveAttribute("href", "/tabor/historie/1987/");
  expect(fireEvent.click(link())).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/historie/1987/");
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("a click with %s is left to the browser", (key) => {
  // jsdom cannot follow links and would say so.
  link().addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link(), { [key]: true });
  expect(navigate).not.toHaveBeenCalled();
});
