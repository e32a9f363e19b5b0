import { onPreRouteUpdate, shouldUpdateScroll } from "./navigation";

const target = (pathname: string, action?: "PUSH") => ({ pathname, hash: "", action });

const updateScroll = (from: string | undefined, to: string, action?: "PUSH") => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  const gatsbyScrolls = shouldUpdateScroll({
    prevRouterProps: from === undefined ? undefined : { location: target(from) },
    routerProps: { location: target(to, action) },
    getSavedScrollPosition: () => [0, 1234],
  });
  return { gatsbyScrolls, scrolledTo: scrollTo.mock.calls };
};

test.each([
  ["on load", undefined, "/historie/", undefined, false, []],
  ["within a page", "/historie/", "/historie/", undefined, false, []],
  ["on a link to another page", "/", "/historie/", "PUSH", true, []],
  ["on Back to another page", "/letos/", "/historie/", undefined, false, [[0, 1234]]],
] as const)("%s", (_, from, to, action, gatsbyScrolls, scrolledTo) => {
  expect(updateScroll(from, to, action)).toEqual({ gatsbyScrolls, scrolledTo });
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
