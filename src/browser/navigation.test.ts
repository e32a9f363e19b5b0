import { onPreRouteUpdate, shouldUpdateScroll } from "./navigation";

const target = (pathname: string) => ({ pathname, hash: "" });

const updateScroll = (from: string | undefined, to: string) =>
  shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: target(from) },
    routerProps: { location: target(to) },
  });

test.each([
  ["on load", undefined, "/historie/", false],
  ["within a page", "/historie/", "/historie/", false],
  ["to another page", "/", "/historie/", true],
] as const)("%s Gatsby scrolls or not", (_, from, to, gatsbyScrolls) => {
  expect(updateScroll(from, to)).toBe(gatsbyScrolls);
});

test("only a change of page counts as navigation", () => {
  const visit = (from: string | null, to: string) =>
    onPreRouteUpdate({ location: target(to), prevLocation: from === null ? null : target(from) });
  visit(null, "/");
  visit("/historie/", "/historie/");
  expect(document.documentElement).not.toHaveAttribute("data-navigated");
  visit("/", "/historie/");
  expect(document.documentElement).toHaveAttribute("data-navigated");
});
