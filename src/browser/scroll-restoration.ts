// Restores the scroll position on Back and Forward between pages: Firefox and WebKit restore it before React has rendered the
// other page, and Gatsby saves that position for the wrong history entry or scrolls to the hash. Within a page, on reload and
// from other sites browsers do it right. Delete when Gatsby restores positions itself (gatsby#8019).

const STORAGE_KEY = "scroll-positions";
/** Where each history entry was left, in CSS pixels from the top. */
let positions: Record<string, number> = {};

/** The history entry whose page is on screen; after Back to another page not yet the current one. */
let shownEntry: string;

/** Names the current history entry. Those that a link to a hash makes have no key. */
export const currentEntry = () => `${window.history.state?.key} ${window.location.href}`;

function record() {
  if (currentEntry() === shownEntry) positions[shownEntry] = window.scrollY;
}

/** Once per page load. */
export function startScrollRestoration() {
  shownEntry = currentEntry();
  withStorage((storage) => {
    positions = { ...JSON.parse(storage.getItem(STORAGE_KEY) ?? "{}") };
  });
  window.addEventListener("scroll", record, { passive: true });
  const store = () => withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(positions)));
  // The latter for tabs in the background, of which phones get rid without a word.
  for (const event of ["pagehide", "visibilitychange"]) window.addEventListener(event, store);
}

/** It may be forbidden, full, or hold garbage: after a reload Back then leads to the top of the other pages. */
function withStorage(use: (storage: Storage) => void) {
  try {
    use(window.sessionStorage);
  } catch {}
}

/** On a page that has just been rendered: to where it was left, if Back or Forward led there. */
export function restorePosition(isTraversal: boolean) {
  shownEntry = currentEntry();
  if (isTraversal) window.scrollTo(0, positions[shownEntry] ?? 0);
  record();
}
