/*
 * What happens between a click, or Back, and a page that is not in memory. Gatsby shows nothing meanwhile, never times out a
 * request that hangs, and opens the first page after all when the visitor has long opened a second one. Delete when Gatsby has
 * a loading state, a timeout and cancels what is superseded.
 */

/** Milliseconds from the click until a navigation that hangs becomes a page load, by which the browser can say what is wrong. */
export const RELOAD_DELAY_MS = 10_000;

/** Milliseconds until screen readers are told: about when a browser would announce a page that is loading. */
export const ANNOUNCE_DELAY_MS = 1000;

/** Where the visitor is going; undefined once the page is being rendered, or loaded by the browser. */
let destination: string | undefined;
let announcement: ReturnType<typeof setTimeout>;
let reload: ReturnType<typeof setTimeout>;
let announced = false;

/** Gatsby's own live region, whose next text is the name of the page. */
function announce(text: string) {
  announced = text !== "";
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = text;
}

function startWaiting(path: string, loadPage: () => void) {
  destination = path;
  // Shows the bar of layout.module.css.
  document.documentElement.dataset.waiting = "";
  announcement = setTimeout(announce, ANNOUNCE_DELAY_MS, "Stránka se načítá");
  reload = setTimeout(() => {
    destination = undefined;
    loadPage();
  }, RELOAD_DELAY_MS);
}

/** The visitor waits no longer: the page has been rendered, or something else is wanted. */
export function stopWaiting() {
  if (!("waiting" in document.documentElement.dataset)) return;
  destination = undefined;
  delete document.documentElement.dataset.waiting;
  clearTimeout(announcement);
  clearTimeout(reload);
  if (announced) announce("");
}

/** Once per page load. Not in `gatsby develop`, which builds pages on demand. */
export function watchSlowNavigation() {
  if (process.env.NODE_ENV !== "production") return;
  const { ___navigate: navigate, ___loader: loader } = window;

  window.___navigate = (to, options) => {
    if (to === destination) return;
    stopWaiting();
    // A number is a step in the history.
    if (typeof to === "number" || loader.loadPageSync(to)) {
      navigate(to, options);
      return;
    }
    const loadByBrowser = () => window.location.assign(to);
    startWaiting(to, loadByBrowser);
    const show = (page?: { status?: "error" }) => {
      if (to !== destination) return;
      destination = undefined;
      clearTimeout(reload);
      if (!page || page.status === "error") loadByBrowser();
      else navigate(to, options);
    };
    loader.loadPage(to).then(show, () => show());
  };

  window.addEventListener("popstate", () => {
    stopWaiting();
    // After a reload, the pages before it are not in memory.
    const path = window.location.pathname + window.location.search;
    if (!loader.loadPageSync(path)) startWaiting(path, () => window.location.reload());
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && stopWaiting());
}
