/*
 * Restores the scroll position on Back and Forward. Without it Firefox and WebKit scroll before React has rendered the other
 * page, Gatsby saves that position for the wrong history entry, and Chromium leads Back within a page to the hash. Delete
 * when Gatsby restores positions itself (gatsby#8019).
 */

/** Where the session storage keeps `positions`. */
const STORAGE_KEY = "scroll-positions";

/** How long scrolling must have stopped before the positions are stored: a browser that crashes tells nobody. */
const SCROLL_REST_MS = 150;

/** Where each history entry was left, in CSS pixels from the top, by the key in its state. */
let positions: Record<string, number> = {};

/** The history entry on screen; undefined from Back to another page until that page has been rendered. */
let shownKey: string | undefined;

/** The path of the page on screen. */
let shownPath: string;

let storing: ReturnType<typeof setTimeout>;

const currentKey = (): string | undefined => window.history.state?.key;

const record = () => {
  if (shownKey) positions[shownKey] = window.scrollY;
};

function store() {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Forbidden or full: after a reload Back leads to the top of the other pages.
  }
}

const takeOver = () => {
  window.history.scrollRestoration = "manual";
};

/** Says which history entry is on screen, and that it has this key: those that a link to a hash makes have none. */
function show(key: string) {
  shownKey = key;
  // Takes a slow phone 4 ms.
  if (currentKey() !== key) window.history.replaceState({ ...window.history.state, key }, "");
}

/** Shows the current history entry where it was left; a new one stays where it is. */
function enter() {
  const key = currentKey() ?? String(Date.now());
  show(key);
  const position = positions[key];
  if (position !== undefined) window.scrollTo(0, position);
  record();
  // Not at once: the browser may just be restoring an entry from before the scripts started.
  setTimeout(takeOver);
}

function onScroll() {
  // Firefox takes the state from an entry whose own hash is followed again, and tells nobody.
  if (shownKey && !currentKey()) show(shownKey);
  record();
  clearTimeout(storing);
  storing = setTimeout(store, SCROLL_REST_MS);
}

/** Shows the current history entry if it is one of the page on screen; otherwise `onPageRendered` will. */
function enterIfRendered() {
  shownKey = undefined;
  if (window.location.pathname === shownPath) enter();
}

function onPopState() {
  // The browser has already scrolled to the hash of a link, which comes without a key, or to an entry that is still its own.
  if (currentKey() && window.history.scrollRestoration === "manual") record();
  enterIfRendered();
}

/** Lets the browser restore this entry before the first paint: on reload, in a restored tab, on Back from another site. */
function leaveToBrowser() {
  window.history.scrollRestoration = "auto";
  store();
}

/**
 * Leaves the position of the entry that is being loaded to the browser, but goes back to it from the hash. Chromium jumps there
 * on a reload whose first layout comes after the load event (in a background tab, on a busy machine): in the first frame, so it
 * is looked at in the second.
 */
function restoreInsteadOfHash() {
  const key = currentKey() ?? "";
  const position = positions[key];
  delete positions[key];
  if (position === undefined) return;
  const restore = () => currentKey() === key && isAtHash() && window.scrollTo(0, position);
  requestAnimationFrame(() => requestAnimationFrame(restore));
}

/** Whether the page stands where its hash leads, to a pixel: hardly any visitor scrolls there. */
function isAtHash(): boolean {
  const target = document.querySelector(":target");
  if (!target) return false;
  const margin = Number.parseFloat(window.getComputedStyle(target).scrollMarginTop);
  return Math.abs(target.getBoundingClientRect().top - margin) < 1;
}

/** Takes scroll restoration over from the browser, once per page load. */
export function startScrollRestoration() {
  try {
    positions = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    positions = {};
  }
  shownPath = window.location.pathname;
  // Still manual is an entry that was left within the site and is reached from another one, or was on screen in a crash. Any
  // other the browser has restored.
  if (window.history.scrollRestoration === "auto") restoreInsteadOfHash();
  enter();
  window.addEventListener("scroll", onScroll, { passive: true });
  // A link may be followed before the event of the last scrolling.
  window.addEventListener("click", record, { capture: true });
  window.addEventListener("popstate", onPopState);
  window.addEventListener("pagehide", leaveToBrowser);
  window.addEventListener("pageshow", ({ persisted }) => persisted && enterIfRendered());
  document.addEventListener("visibilitychange", () => (document.hidden ? leaveToBrowser() : takeOver()));
}

/** Whether the current history entry has a position to restore. */
export const hasScrollPosition = () => positions[currentKey() ?? ""] !== undefined;

/** Restores the position on a page that has just been rendered, unless Back has led on to another page meanwhile. */
export function onPageRendered(path: string) {
  shownPath = path;
  if (path !== window.location.pathname) shownKey = undefined;
  else if (currentKey() !== shownKey) enter();
}
