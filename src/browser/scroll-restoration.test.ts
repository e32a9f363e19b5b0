import { hasScrollPosition, onPageRendered, startScrollRestoration } from "./scroll-restoration";

/** Scrolls as a visitor or the browser does, without the event, which comes in the next frame. */
const scroll = (y: number) => Object.defineProperty(window, "scrollY", { value: y, configurable: true });

const back = () =>
  new Promise((done) => {
    window.addEventListener("popstate", done, { once: true });
    window.history.back();
  });

beforeEach(() => {
  window.scrollTo = (...[, y]: unknown[]) => void scroll(y as number);
});

test("malformed storage is as good as none", () => {
  window.sessionStorage.setItem("scroll-positions", "{");
  startScrollRestoration();
  expect(hasScrollPosition()).toBe(true);
});

test("a hash link to which the browser has scrolled before it says so does not change the position left", async () => {
  startScrollRestoration();
  scroll(700);
  window.dispatchEvent(new Event("scroll"));
  window.history.pushState(null, "", "#leta-1990");
  scroll(2000);
  window.dispatchEvent(new PopStateEvent("popstate"));
  scroll(2300);
  await back();
  expect(window.scrollY).toBe(700);
});

test("between Back to another page and its rendering nothing is recorded", async () => {
  startScrollRestoration();
  scroll(150);
  window.dispatchEvent(new Event("scroll"));
  window.history.pushState({ key: "history" }, "", "/historie/");
  onPageRendered("/historie/");
  scroll(2500);
  await back();
  expect(window.scrollY).toBe(2500);
  scroll(0);
  window.dispatchEvent(new Event("scroll"));
  onPageRendered("/");
  expect(window.scrollY).toBe(150);
});

test("the browser may finish restoring an entry from before the scripts started", async () => {
  startScrollRestoration();
  window.history.pushState(null, "");
  window.history.scrollRestoration = "auto";
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.history.scrollRestoration).toBe("auto");
  await new Promise((done) => setTimeout(done));
  expect(window.history.scrollRestoration).toBe("manual");
});

test("an entry whose state Firefox has taken gets its key back", () => {
  startScrollRestoration();
  const { state } = window.history;
  window.history.replaceState(null, "");
  window.dispatchEvent(new Event("scroll"));
  expect(window.history.state).toEqual(state);
});
