// Links within the site are plain anchors, which this follows: Gatsby's `<Link>` observes each in the viewport, on a slow phone
// 20 ms of a click from Historie. While a visitor waits for a page, Gatsby shows nothing, never gives up, and opens the page
// that comes last, not the one that was asked for last. Delete when it has a loading state, a timeout and an order.

import { pageLink } from "./load-ahead";

/** Milliseconds until a page is late, and until the browser loads it: it opens it, or says what is wrong. */
const NOTICE_DELAY_MS = 1000;
// `gatsby develop` builds pages on demand.
const RELOAD_DELAY_MS = process.env.NODE_ENV === "production" ? 10_000 : 600_000;
/** Of the page that is awaited. */
let timers: ReturnType<typeof setTimeout>[] = [];

/** The page has been rendered, or something else is wanted. */
export function stopWaiting() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  delete document.documentElement.dataset.waiting;
}

function wait(loadPage: () => void) {
  stopWaiting();
  timers = [setTimeout(showWaiting, NOTICE_DELAY_MS), setTimeout(loadPage, RELOAD_DELAY_MS)];
  return timers;
}

/** Shows the bar of layout.module.css. */
function showWaiting() {
  document.documentElement.dataset.waiting = "";
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = "Stránka se načítá";
}

/** Opens the page of a link when it has come, unless something else is wanted by then. The browser has its own clicks. */
export async function followLink(event: MouseEvent) {
  const link = pageLink(event);
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const { href, pathname, hash } = link;
  const current = wait(() => window.location.assign(href));
  await window.___loader.loadPage(pathname);
  if (timers === current) window.___navigate(pathname + hash, { replace: href === window.location.href });
}

/** On Back and Forward: after a reload, the pages before it are not in memory. */
export function onPopState() {
  stopWaiting();
  if (!window.___loader.loadPageSync(window.location.pathname)) wait(() => window.location.reload());
}
