// Restores the scroll position on Back and Forward between pages: Firefox and WebKit restore it before React has rendered the
// other page, and Gatsby saves that position for the wrong history entry or scrolls to the hash. Within a page, on reload and
// from other sites browsers do it right. Delete when Gatsby restores positions itself (gatsby#8019).

/** Where each history entry was left, in CSS pixels from the top. */
const positions = new Map<string, number>();

/** The history entry whose page is on screen; after Back to another page not yet the current one. */
let shownEntry: string;

/** Names the current history entry. Those that a link to a hash makes have no key. */
export const currentEntry = () => `${window.history.state?.key} ${window.location.href}`;

function record() {
  if (currentEntry() === shownEntry) positions.set(shownEntry, window.scrollY);
}

/** Once per page load. */
export function startScrollRestoration() {
  shownEntry = currentEntry();
  window.addEventListener("scroll", record, { passive: true });
}

/** On a page that has just been rendered: to where it was left since the last reload, if Back or Forward led there. */
export function restorePosition(isTraversal: boolean) {
  shownEntry = currentEntry();
  const position = positions.get(shownEntry);
  if (isTraversal && position !== undefined) window.scrollTo(0, position);
  record();
}
