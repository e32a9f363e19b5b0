// Links within the site are plain `<a>` elements instead of Gatsby's `<Link>`, and this file opens their pages. The reasons, the
// strongest first:
// - If the visitor clicks two links one after the other, Gatsby opens the page that arrives last. The last click counts.
// - Gatsby has no timeout for a page that never arrives, and shows nothing meanwhile.
// - `<Link>` decides by rules of its own which pages it loads before a click. On this site load-ahead.ts decides.
// - `<Link>` observes whether each link is in the viewport, which makes leaving Historie 20 ms slower on a slow phone.
// Delete this file when Gatsby opens the page of the last click, has a timeout and shows that a page is loading.

import { pageLink } from "./load-ahead";

/** After this many milliseconds without the page, the visitor is told that it is loading. */
const NOTICE_DELAY_MS = 1000;
/** After this many milliseconds the browser loads the page itself, and either opens it or shows what is wrong. */
// `gatsby develop` builds pages on demand, which takes longer.
const RELOAD_DELAY_MS = process.env.NODE_ENV === "production" ? 10_000 : 600_000;
/** The timers of the page that the visitor waits for. */
let timers: ReturnType<typeof setTimeout>[] = [];

/** To be called when the awaited page has been rendered, or when the visitor does something else than wait for it. */
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

const announce = (text: string) => document.getElementById("gatsby-announcer")?.replaceChildren(text);

/**
 * Opens the page of a clicked link as soon as the page has arrived, unless the visitor has moved on by then. Clicks that open a
 * new tab or a new window, or that save the page, are left to the browser.
 */
export async function followLink(event: MouseEvent) {
  const link = pageLink(event);
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const { href, pathname, hash } = link;
  // When the error screen is shown, React does not render the same page again. So the browser loads that page.
  if (pathname === window.location.pathname && document.querySelector("[data-error-screen]")) return;
  event.preventDefault();
  const current = wait(() => window.location.assign(href));
  await window.___loader.loadPage(pathname);
  if (timers === current) window.___navigate(pathname + hash, { replace: href === window.location.href });
}

/**
 * Handles Back, Forward and clicks on a hash. Each of them ends the wait for a page. If the visitor is now at another page than
 * `shownPath` (the path of the page on screen) and this other page is not in memory, the wait for it begins. After a reload the
 * pages before it are not in memory.
 */
export function onPopState(shownPath: string) {
  stopWaiting();
  const { pathname } = window.location;
  if (pathname !== shownPath && !window.___loader.loadPageSync(pathname)) wait(() => window.location.reload());
}
