import { onClientEntry, onPreRouteUpdate } from "./navigation";

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
