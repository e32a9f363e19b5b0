import { codeHash, deferScripts, FALLBACK_DELAY_MS, PAINT_DELAY_MS } from "./defer-scripts";

const chunks = JSON.stringify(JSON.stringify({ "component---letos": ["/letos-1.js"] }));
const page = `<main></main>
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${chunks};
  </script>
<script>window.___webpackCompilationHash="0123abc";</script><script src="/tabor/runtime-1.js" async></script><script src="/tabor/app-2.js" async></script><!-- end -->`;

const pageData = JSON.stringify({ path: "/letos/", result: { data: { title: "</script><script>$&" } } });

const started = () => [...document.querySelectorAll<HTMLScriptElement>("body > script[src]")].map(({ src }) => src);

const { at } = Array.prototype;

function runInlineScript() {
  const built = new DOMParser().parseFromString(deferScripts(page, pageData), "text/html");
  const [data, loader] = built.querySelectorAll("script");
  document.body.append(data as Node);
  // biome-ignore lint/security/noGlobalEval: the inline script as the browser would run it
  window.eval(String(loader?.textContent));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "pageData");
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
  expect(document.body.innerHTML).toMatch('<p>Film</p><a href="/film.mp4">Pustit film</a>');
  expect(started()).toEqual([]);
});

test("Gatsby gets the map of chunks as an object, and the hash of the code", () => {
  expect(window).toMatchObject({
    ___chunkMapping: { "component---letos": ["/letos-1.js"] },
    ___webpackCompilationHash: codeHash(deferScripts(page, pageData)),
  });
});

test.each([
  ["stays when only webpack's hash of the build is another", '"0123abc"', '"4567def"', true],
  ["changes with the code of a page", "letos-1", "letos-2", false],
  ["changes with the code of all pages", "app-2", "app-3", false],
])("the hash of the code %s", (_, from, to, same) => {
  const [before, after] = [page, page.replace(from, to)].map((html) => codeHash(deferScripts(html, pageData)));
  expect(before).toMatch(/^[0-9a-f]{20}$/);
  expect(before === after).toBe(same);
});

test("and, when it starts, the data of the page, which it then need not fetch", () => {
  expect(window).not.toHaveProperty("pageData");
  window.dispatchEvent(new Event("keydown"));
  expect(window).toHaveProperty("pageData", JSON.parse(pageData));
});

test("nothing else of the page changes, and a second pass changes its data only", () => {
  const deferred = deferScripts(page, pageData);
  expect(deferred).toMatch(/^<main><\/main>\s*<script id[^<]*<\/script><script>[^<]*<\/script><!-- end -->$/);
  expect(deferScripts(deferred, pageData)).toBe(deferred);
  expect(deferScripts(deferred, "{}")).toBe(deferScripts(page, "{}"));
});

test.each([
  ["without a map of chunks", '<script src="/app.js" async></script>'],
  ["with a script of another kind", `${page}<script src="/polyfill.js" nomodule></script>`],
  ["without scripts", "<main></main>"],
])("a page %s stops the build and says where to look", (_, html) => {
  expect(() => deferScripts(html, "{}")).toThrow("src/build/defer-scripts.ts");
});
