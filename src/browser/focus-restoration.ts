// Restores the focus for visitors who navigate by keyboard. After navigation Gatsby focuses the wrapper of the whole page, so
// that Tab starts at the skip link again. Without this file, visitors who come back from a card far down on Historie would have
// to tab through all cards above this card. Delete this file when Gatsby restores the focus.

import { currentEntry } from "./scroll-restoration";

/** The last link that the visitor clicked at each entry of the browser history, as an index into `document.links`. */
const followedLinks = new Map<string, number>();
/**
 * The element that has to get the focus on the page that has just been rendered. Right after rendering, Gatsby moves the focus
 * to its wrapper of the page. This variable keeps the element until Gatsby has done so. Then the focus is moved back to the
 * element.
 */
let place: HTMLElement | null | undefined;

/** Notes which link was clicked. */
export function noteLink({ target }: Pick<Event, "target">) {
  const link = target instanceof Element && target.closest("a");
  if (link) followedLinks.set(currentEntry(), [...document.links].indexOf(link));
}

/** To be called once per page load. From then on notes each clicked link, and focuses `place` after Gatsby has focused its wrapper. */
export function startFocusRestoration() {
  document.addEventListener("click", noteLink, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    focusPlace();
    place = undefined;
  });
}

/**
 * Sets the focus when a page has just been rendered. After Back or Forward (`isTraversal`) the focus goes to the link that the
 * visitor followed from this page. After a click on a link the focus goes to the element that the hash names.
 */
export function restoreFocus(isTraversal: boolean) {
  const followed = followedLinks.get(currentEntry()) ?? -1;
  place = isTraversal ? [...document.links][followed] : document.getElementById(window.location.hash.slice(1));
  focusPlace();
}

/**
 * Focuses `place`. An element that is not a control, such as a card, is made focusable first. The card then shows the focus,
 * and Tab leads to the first control in the card.
 */
function focusPlace() {
  if (place && place.tabIndex !== 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
