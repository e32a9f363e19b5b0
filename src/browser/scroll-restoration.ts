// Restores the scroll position after Back and Forward between pages. Firefox and WebKit restore the position too early, before
// React has rendered the other page. Gatsby then saves this wrong position under the wrong history entry, or it scrolls to the
// hash. Within a page, after a reload and after Back from another site the browsers do it right. Delete this file when Gatsby
// restores positions itself (gatsby#8019).

/** For each history entry the position at which the visitor left its page, in CSS pixels from the top. */
const positions = new Map<string, number>();

/**
 * The history entry whose page is on the screen. Between a click on Back and the moment when React has rendered the other page,
 * this is not yet the current entry.
 */
let shownEntry: string;

/** The name of the current history entry: Gatsby's key and the URL. An entry that a click on a hash has made has no key. */
export const currentEntry = () => `${window.history.state?.key} ${window.location.href}`;

function record() {
  if (currentEntry() === shownEntry) positions.set(shownEntry, window.scrollY);
}

/** Records positions from now on. To be called once per page load. */
export function startScrollRestoration() {
  shownEntry = currentEntry();
  window.addEventListener("scroll", record, { passive: true });
}

/**
 * To be called when a page has been rendered. If Back or Forward led to the page (`isTraversal`), scrolls to where the visitor
 * left it since the last reload.
 */
export function restorePosition(isTraversal: boolean) {
  shownEntry = currentEntry();
  const position = positions.get(shownEntry);
  if (isTraversal && position !== undefined) window.scrollTo(0, position);
  record();
}
