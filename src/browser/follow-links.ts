// Links within the site are plain anchors, and this file opens their pages, for these reasons, the strongest first:
// - If two links are clicked one after the other, Gatsby opens the page that arrives last. The last click has to count.
// - Gatsby waits without end for a page that never arrives, and shows nothing meanwhile.
// - Gatsby's `<Link>` loads pages by rules of its own. Here load-ahead.ts decides which pages are loaded before a click.
// - `<Link>` observes each link in the viewport, which takes 20 ms of a click from Historie on a slow phone.
// Delete this file when Gatsby opens the page of the last click, has a timeout and shows that a page is loading.

import { pageLink } from "./load-ahead";

/** After so many milliseconds a page is late, and the visitor is told. */
const NOTICE_DELAY_MS = 1000;
/** After so many milliseconds the browser loads the page itself: then it either opens the page or says what is wrong. */
// `gatsby develop` builds pages on demand, which takes longer.
const RELOAD_DELAY_MS = process.env.NODE_ENV === "production" ? 10_000 : 600_000;
/** The timers of the page that the visitor waits for. */
let timers: ReturnType<typeof setTimeout>[] = [];

/** To be called when the page has been rendered, or when the visitor wants something else. */
export function stopWaiting() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  delete document.documentElement.dataset.waiting;
  announce("");
}

/** Waits for a page. `loadPage` has the browser load the page. */
function wait(loadPage: () => void) {
  stopWaiting();
  timers = [setTimeout(showWaiting, NOTICE_DELAY_MS), setTimeout(loadPage, RELOAD_DELAY_MS)];
  return timers;
}

/** Shows the bar of layout.module.css, and tells screen readers. */
function showWaiting() {
  document.documentElement.dataset.waiting = "";
  announce("Stránka se načítá");
}

const announce = (text: string) => document.getElementById("gatsby-announcer")?.replaceChildren(text);

/**
 * Opens the page of a clicked link when the page has arrived, unless the visitor wants something else by then. Leaves to the
 * browser the clicks that open a tab or a window or save the page.
 */
export async function followLink(event: MouseEvent) {
  const link = pageLink(event);
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const { href, pathname, hash } = link;
  // React does not render the error screen's own page again, so the browser loads that page.
  if (pathname === window.location.pathname && document.querySelector("[data-error-screen]")) return;
  event.preventDefault();
  const current = wait(() => window.location.assign(href));
  await window.___loader.loadPage(pathname);
  if (timers === current) window.___navigate(pathname + hash, { replace: href === window.location.href });
}

/**
 * On Back, on Forward and on a click on a hash, which all stop the waiting for a page. If they lead to another page than
 * `shownPath`, the one on screen, that page may have to be waited for: after a reload the pages before it are not in memory.
 */
export function onPopState(shownPath: string) {
  stopWaiting();
  const { pathname } = window.location;
  if (pathname !== shownPath && !window.___loader.loadPageSync(pathname)) wait(() => window.location.reload());
}
