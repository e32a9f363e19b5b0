import { restoreOnReload } from "./restore-on-reload";

const scrollTo = jest.fn();

beforeEach(() => {
  window.history.replaceState({ key: "1" }, "", "/historie/#leta-1990");
  window.scrollTo = scrollTo.mockReset();
});

/** Runs the script in a browser that does or does not know a property of WebKit's. */
const run = (type: string, isWebKit: boolean) => {
  window.performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.CSS = { supports: () => isWebKit } as unknown as typeof CSS;
  restoreOnReload("positions");
};

test.each(["reload", "back_forward"])("on %s WebKit gets the hash when it has restored the position", async (type) => {
  window.sessionStorage.setItem("positions", '{ "1": 4000 }');
  run(type, true);
  expect(window.location.href).toMatch(/\/historie\/$/);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(scrollTo).toHaveBeenCalledWith(0, 4000);
  window.dispatchEvent(new Event("load"));
  await new Promise((done) => setTimeout(done));
  expect(window.location.href).toMatch(/\/historie\/#leta-1990$/);
  expect(window.history.state).toEqual({ key: "1" });
});

test.each([
  ["a link", "navigate", true],
  ["a reload in another browser", "reload", false],
] as const)("%s leads to the hash", (_, type, isWebKit) => {
  run(type, isWebKit);
  expect(window.location.hash).toBe("#leta-1990");
});
