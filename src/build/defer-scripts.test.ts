import { deferScripts, PATIENCE, REST } from "./defer-scripts";

const gatsbys = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${JSON.stringify(JSON.stringify({ "component---letos": ["/letos-1.js"] }))};
  </script>
<script>window.___webpackCompilationHash="0123abc";</script><script src="/tabor/runtime-1.js" async></script><script src="/tabor/app-2.js" async></script>`;

const started = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")].map(({ src }) => src);

/** Runs what a page would run while it is parsed. */
function parse(part: string) {
  const [, source] = /^<script>([^<]*)<\/script>$/.exec(part) ?? [];
  // biome-ignore lint/security/noGlobalEval: the inline script as the browser would run it
  window.eval(String(source));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  parse(deferScripts(gatsbys));
});
afterEach(() => jest.useRealTimers());

test("the scripts start when everything has been loaded, and only once", () => {
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(REST - 1);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  const scripts = ["http://localhost/tabor/runtime-1.js", "http://localhost/tabor/app-2.js"];
  expect(started()).toEqual(scripts);
  jest.advanceTimersByTime(PATIENCE);
  expect(started()).toEqual(scripts);
});

test.each(["pointerdown", "keydown"])("they start at once for whoever acts before (%s)", (event) => {
  window.dispatchEvent(new Event(event));
  expect(started()).toHaveLength(2);
});

test("they do not wait longer for a picture that hangs", () => {
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(2);
});

test("Gatsby finds the code of each page, to prefetch it, and knows its own build", () => {
  expect(window).toMatchObject({
    ___chunkMapping: { "component---letos": ["/letos-1.js"] },
    ___webpackCompilationHash: "0123abc",
  });
});

test.each([
  ["without a map of chunks", '<script src="/app.js" async></script>'],
  ["with a script of another kind", `${gatsbys}<script src="/polyfill.js" nomodule></script>`],
])("another way of writing the scripts, %s, stops the build and says where to look", (_, part) => {
  expect(() => deferScripts(part)).toThrow("src/build/start-scripts.ts");
});
