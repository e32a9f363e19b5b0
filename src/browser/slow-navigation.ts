// While a visitor waits for a page Gatsby shows nothing, never gives up, and opens the page that comes last, not the one that
// was asked for last. Delete when it has a loading state, a timeout and an order.

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

/** Once per page load: Gatsby opens a page when it has come, unless something else is wanted by then. */
export function startWaiting() {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    const current = wait(() => window.location.assign(to));
    await window.___loader.loadPage(to.replace(/#.*/, ""));
    if (timers === current) navigate(to, options);
  };
}

/** On Back and Forward: after a reload, the pages before it are not in memory. */
export function onPopState() {
  stopWaiting();
  if (!window.___loader.loadPageSync(window.location.pathname)) wait(() => window.location.reload());
}
