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

/** Once per page load. After a reload, Back still knows the positions of before. */
export function startScrollRestoration() {
  shownEntry = currentEntry();
  try {
    positions = { ...JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "{}") };
  } catch {
    positions = {};
  }
  window.addEventListener("scroll", record, { passive: true });
  // The latter for tabs in the background, of which phones get rid without a word.
  for (const event of ["pagehide", "visibilitychange"]) window.addEventListener(event, store);
}

function store() {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Forbidden or full: after a reload Back leads to the top of the other pages.
  }
}

/** On a page that has just been rendered: to where it was left, if Back or Forward led there. */
export function restorePosition(isTraversal: boolean) {
  shownEntry = currentEntry();
  if (isTraversal) window.scrollTo(0, positions[shownEntry] ?? 0);
  record();
}
