import { onClientEntry, onPreRouteUpdate, shouldUpdateScroll } from "./navigation";

const target = (path: string) => ({ pathname: path.replace(/#.*/, ""), hash: path.replace(/^[^#]*/, "") });

test.each([
  ["on load", undefined, "/historie/", "PUSH", false],
  ["by a link within a page", "/historie/", "/historie/#1987", "PUSH", false],
  ["by a link to the page that is open", "/historie/#1987", "/historie/", "PUSH", true],
  ["by a link to another page", "/", "/historie/", "PUSH", true],
  ["by Back to another page", "/", "/historie/", undefined, false],
] as const)("%s Gatsby scrolls or not", (_, from, to, action, gatsbyScrolls) => {
  const prevRouterProps = from && { location: target(from) };
  const routerProps = { location: { ...target(to), action } };
  expect(shouldUpdateScroll({ prevRouterProps, routerProps })).toBe(gatsbyScrolls);
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

test("a page that the browser restores as it was left no longer waits for another one", () => {
  onClientEntry();
  document.documentElement.dataset.waiting = "";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.documentElement).not.toHaveAttribute("data-waiting");
});
