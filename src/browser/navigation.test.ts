import { onPreRouteUpdate, shouldUpdateScroll } from "./navigation";

const scrollTo = jest.fn();
beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(scrollTo);
  scrollTo.mockClear();
});
const location = (pathname: string, action?: "PUSH") => ({ location: { pathname, action } });
const decide = (from: string | undefined, to: string, action?: "PUSH") =>
  shouldUpdateScroll(
    {
      prevRouterProps: from === undefined ? undefined : location(from),
      routerProps: location(to, action),
      getSavedScrollPosition: () => [0, 1234],
    } as unknown as Parameters<typeof shouldUpdateScroll>[0],
    { plugins: [] },
  );

test.each([
  ["loading a page", undefined, "/historie/", undefined, false],
  ["moving within a page", "/historie/", "/historie/", undefined, false],
  ["following a link to another page", "/", "/historie/", "PUSH", true],
] as const)("%s: Gatsby scrolls %j", (_, from, to, action, expected) => {
  expect(decide(from, to, action)).toBe(expected);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("Back to another page leads to where the visitor was", () => {
  expect(decide("/letos/", "/historie/")).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 1234);
});

test("only a change of page counts as travelling", () => {
  const arrive = (from: string | null, to: string) =>
    onPreRouteUpdate(
      { location: { pathname: to }, prevLocation: from && { pathname: from } } as unknown as Parameters<
        typeof onPreRouteUpdate
      >[0],
      { plugins: [] },
    );
  arrive(null, "/");
  arrive("/historie/", "/historie/");
  expect(document.documentElement).not.toHaveAttribute("data-travelled");
  arrive("/", "/historie/");
  expect(document.documentElement).toHaveAttribute("data-travelled");
});
