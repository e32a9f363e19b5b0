// Restores the scroll position after Back and Forward between pages. Browsers (except Firefox 153) restore the position too early,
// before React has rendered the other page. Gatsby then saves this wrong position for the wrong entry of the browser history, or
// scrolls to the hash. Within a page, after a reload and after Back from another site, browsers restore the position correctly. Delete
// this file when Gatsby restores positions itself (gatsby#8019).

/** The last scroll position at each entry of the browser history, in CSS pixels from the top of the page. */
const positions = new Map<string, number>();

/**
 * The entry of the browser history whose page is on the screen. After a click on Back the browser changes its current entry at
 * once; this variable changes only when React has rendered the other page.
 */
let shownEntry: string;

/** The current entry of the browser history. Gatsby's key alone is not enough: a click on a hash makes an entry without a key. */
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
 * To be called when a page has been rendered. After Back or Forward (`isTraversal`) scrolls to where the visitor left the page.
 * A position from before the last reload is not known. In this case the function does not scroll.
 */
export function restorePosition(isTraversal: boolean) {
  shownEntry = currentEntry();
  const position = positions.get(shownEntry);
  if (isTraversal && position !== undefined) window.scrollTo(0, position);
  record();
}
