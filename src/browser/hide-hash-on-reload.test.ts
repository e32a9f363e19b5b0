import { hideHashOnReload } from "./hide-hash-on-reload";

beforeEach(() => window.history.replaceState({ key: "1" }, "", "/historie/#leta-1990"));

/** Runs the script in a browser that does or does not know a property of WebKit's. */
const run = (type: string, isWebKit: boolean) => {
  window.performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.CSS = { supports: () => isWebKit } as unknown as typeof CSS;
  hideHashOnReload();
};

test.each(["reload", "back_forward"])("on %s WebKit gets the hash when it has restored the position", async (type) => {
  run(type, true);
  expect(window.location.href).toMatch(/\/historie\/$/);
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
