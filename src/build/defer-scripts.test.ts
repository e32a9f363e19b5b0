import { deferScripts, FALLBACK_DELAY_MS, PAINT_DELAY_MS } from "./defer-scripts";

const chunks = JSON.stringify(JSON.stringify({ "component---letos": ["/letos-1.js"] }));
const page = `<main></main>
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${chunks};
  </script>
<script>window.___webpackCompilationHash="0123abc";</script><script src="/tabor/runtime-1.js" async></script><script src="/tabor/app-2.js" async></script><!-- end -->`;

const started = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")].map(({ src }) => src);

const { at } = Array.prototype;

function runInlineScript() {
  const [, source] = /<script>([^<]*)<\/script>/.exec(deferScripts(page)) ?? [];
  // biome-ignore lint/security/noGlobalEval: the inline script as the browser would run it
  window.eval(String(source));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  runInlineScript();
});
afterEach(() => {
  jest.useRealTimers();
  Array.prototype.at = at;
});

test("the scripts start after the load event and its last paints, and only once", () => {
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(PAINT_DELAY_MS - 1);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  const scripts = ["http://localhost/tabor/runtime-1.js", "http://localhost/tabor/app-2.js"];
  expect(started()).toEqual(scripts);
  jest.advanceTimersByTime(FALLBACK_DELAY_MS);
  expect(started()).toEqual(scripts);
});

test.each(["pointerdown", "keydown"])("they start at once on %s", (event) => {
  window.dispatchEvent(new Event(event));
  expect(started()).toHaveLength(2);
});

test("the scripts do not wait for an image that never loads", () => {
  jest.advanceTimersByTime(FALLBACK_DELAY_MS - 1);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(2);
});

test("a browser that cannot run them shows the content for browsers without JavaScript instead", () => {
  jest.clearAllTimers();
  Reflect.deleteProperty(Array.prototype, "at");
  document.body.innerHTML = '<p>Film</p><noscript><a href="/film.mp4">Pustit film</a></noscript>';
  runInlineScript();
  jest.advanceTimersByTime(FALLBACK_DELAY_MS);
  expect(document.body.innerHTML).toBe('<p>Film</p><a href="/film.mp4">Pustit film</a>');
});

test("Gatsby gets the map of chunks as an object, and the hash of its build", () => {
  expect(window).toMatchObject({
    ___chunkMapping: { "component---letos": ["/letos-1.js"] },
    ___webpackCompilationHash: "0123abc",
  });
});

test("nothing else of the page changes, and a second pass changes nothing", () => {
  const deferred = deferScripts(page);
  expect(deferred).toMatch(/^<main><\/main>\s*<script>[^<]*<\/script><!-- end -->$/);
  expect(deferScripts(deferred)).toBe(deferred);
});

test.each([
  ["without a map of chunks", '<script src="/app.js" async></script>'],
  ["with a script of another kind", `${page}<script src="/polyfill.js" nomodule></script>`],
  ["without scripts", "<main></main>"],
])("a page %s stops the build and says where to look", (_, html) => {
  expect(() => deferScripts(html)).toThrow("src/build/defer-scripts.ts");
});
