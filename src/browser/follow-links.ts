// Links within the site are plain `<a>` elements instead of Gatsby's `<Link>`, and this file opens their pages. The reasons,
// the strongest first:
// - After clicks on two links Gatsby opens the page that arrives last. This file opens the page that was clicked last.
// - Gatsby has no timeout for a page that never arrives, and shows nothing meanwhile.
// - `<Link>` decides by rules of its own which pages it loads before a click. On this site load-ahead.ts decides.
// - `<Link>` observes whether each link is in the viewport, which makes leaving Historie 20 ms slower on a slow phone.
// Delete this file when Gatsby opens the page of the last click, has a timeout and shows that a page is loading.

import { pageLink } from "./load-ahead";

/** If a page has not arrived after this many milliseconds, the visitor is told that it is loading. */
const NOTICE_DELAY_MS = 1000;
/** After this many milliseconds the browser loads the page without Gatsby. `gatsby develop` may take longer to build a page. */
const RELOAD_DELAY_MS = process.env.NODE_ENV === "production" ? 10_000 : 600_000;
/** The timers of the page that the visitor waits for. */
let timers: ReturnType<typeof setTimeout>[] = [];

/** Ends the wait for a page. To be called when this page has been rendered, or when the visitor no longer waits for it. */
export function stopWaiting() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  delete document.documentElement.dataset.waiting;
  announce("");
}

/** Starts to wait for a page. If the wait gets too long, `loadPage` makes the browser load the page itself. */
function wait(loadPage: () => void) {
  stopWaiting();
  timers = [setTimeout(showWaiting, NOTICE_DELAY_MS), setTimeout(loadPage, RELOAD_DELAY_MS)];
  return timers;
}

/** Shows the loading bar (layout.module.css), and tells screen readers that a page is loading. */
function showWaiting() {
  document.documentElement.dataset.waiting = "";
  announce("Stránka se načítá");
}

/** Leaves an announcer that is right as it is, because before hydration even an empty text would make React render the page anew. */
function announce(text: string) {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer && announcer.textContent !== text) announcer.textContent = text;
}

/**
 * Opens the page of a clicked link as soon as the page has arrived, unless the visitor has moved on by then. Clicks that open a
 * new tab or a new window, or that save the page, are left to the browser.
 */
export async function followLink(event: MouseEvent) {
  const link = pageLink(event);
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const { href, pathname, hash } = link;
  // When the error screen has replaced a page, React does not render this page again. So the browser loads the page.
  if (pathname === window.location.pathname && document.querySelector("[data-error-screen]")) return;
  event.preventDefault();
  const current = wait(() => window.location.assign(href));
  const page = await window.___loader.loadPage(pathname);
  if (timers !== current) return;
  // Gatsby itself would load the page without the hash.
  if (page?.status === "error") window.location.assign(href);
  else window.___navigate(pathname + hash, { replace: href === window.location.href });
}

/**
 * Handles Back, Forward and clicks on a hash. Each of them ends the wait for a page. `shownPath` is the path of the page on
 * screen. If the URL now has another path, and the page of this path is not in memory, the wait for this page begins. This can
 * happen after a reload, which removes all earlier pages from memory.
 */
export function onPopState(shownPath: string) {
  stopWaiting();
  const { pathname } = window.location;
  if (pathname !== shownPath && !window.___loader.loadPageSync(pathname)) wait(() => window.location.reload());
}
