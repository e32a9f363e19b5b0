import { SECOND_MS } from "../../tests/support/pages";
import { followLink, stopWaiting } from "./follow-links";

/** Clicks on the link; returns what the site calls if it follows the link itself. */
const click = (changes: object = {}) => {
  const preventDefault = jest.fn();
  const event = { target: document.links[0], button: 0, preventDefault, ...changes };
  followLink(event as object as MouseEvent);
  return preventDefault;
};
const announcement = () => document.getElementById("gatsby-announcer")?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  window.___loader = { loadPage: () => new Promise(() => {}), loadPageSync: () => undefined };
  document.body.innerHTML = '<main><a href="/letos/">Letos</a></main><div id="gatsby-announcer"></div>';
});
afterEach(() => {
  stopWaiting();
  jest.useRealTimers();
});

test.each([
  ["the site", {}, 1],
  ["the browser, which opens a window", { shiftKey: true }, 0],
  ["the browser, which opens a tab", { ctrlKey: true }, 0],
  ["the browser, which opens a tab on a Mac", { metaKey: true }, 0],
  ["the browser, which saves the page", { altKey: true }, 0],
  ["the browser, because of the middle button", { button: 1 }, 0],
  ["whoever has handled it already", { defaultPrevented: true }, 0],
])("a click belongs to %s", (_, changes, count) => {
  expect(click(changes)).toHaveBeenCalledTimes(count);
});

test("what is announced while a page is late goes when something else is wanted", () => {
  stopWaiting();
  // React may not have hydrated the empty announcer yet.
  expect(document.getElementById("gatsby-announcer")?.childNodes).toHaveLength(0);
  click();
  jest.advanceTimersByTime(SECOND_MS);
  expect(announcement()).toBe("Stránka se načítá");
  stopWaiting();
  expect(announcement()).toBe("");
});
