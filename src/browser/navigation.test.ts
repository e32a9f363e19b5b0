import * as gatsby from "gatsby";
import { onClientEntry, onPreRouteUpdate, shouldUpdateScroll } from "./navigation";

// When Gatsby does scroll, tests/browser/scroll-restoration.test.ts and resilience-url.test.ts look at.
test("Gatsby scrolls neither on load nor by a link within a page", () => {
  const location = { pathname: "/historie/", hash: "", action: "PUSH" } as const;
  const toHash = { location: { ...location, hash: "#1987" } };
  expect(shouldUpdateScroll({ routerProps: { location } })).toBe(false);
  expect(shouldUpdateScroll({ prevRouterProps: { location }, routerProps: toHash })).toBe(false);
});

test("only a change of page counts as navigation", () => {
  const target = (pathname: string) => ({ pathname, hash: "" });
  const visit = (from: string, to: string) => onPreRouteUpdate({ location: target(to), prevLocation: target(from) });
  onPreRouteUpdate({ location: target("/"), prevLocation: null });
  visit("/historie/", "/historie/");
  expect(document.documentElement).not.toHaveAttribute("data-navigated");
  visit("/", "/historie/");
  expect(document.documentElement).toHaveAttribute("data-navigated");
});

test("a page that the browser restores as it was left no longer waits for another one", () => {
  onClientEntry();
  document.documentElement.dataset.waiting = "";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.documentElement).not.toHaveAttribute("data-waiting");
});

test("a page starts below the path prefix for which it was built", () => {
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `/tabor${path}`);
  window.___loader = { loadPage: jest.fn(), loadPageSync: () => undefined };
  window.pagePath = "/letos/";
  window.history.replaceState(null, "", "/tabor/letos/");
  expect(onClientEntry()).toBeUndefined();
  delete window.pagePath;
});
