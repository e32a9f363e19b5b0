// Keeps the place of visitors who move by keyboard. After navigation Gatsby focuses the page as a whole, so that Tab begins at
// the skip link again: on Historie, whoever had followed a card 1,614 px down the page began at the top. Delete this file when
// Gatsby restores the focus.

import { currentEntry } from "./scroll-restoration";

/** For each history entry the link that was followed from its page, as an index into the links of that page. */
const followedLinks = new Map<string, number>();
/** The element to focus on the page that has just been rendered, until Gatsby has focused the page as a whole. */
let place: HTMLElement | null | undefined;

/** Notes which link was clicked. */
export function noteLink({ target }: Pick<Event, "target">) {
  const link = target instanceof Element && target.closest("a");
  if (link) followedLinks.set(currentEntry(), [...document.links].indexOf(link));
}

/** Notes each clicked link, and takes the focus back after Gatsby has focused the page. To be called once per page load. */
export function startFocusRestoration() {
  document.addEventListener("click", noteLink, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    focusPlace();
    place = undefined;
  });
}

/**
 * Moves the focus on a page that has just been rendered. After Back and Forward (`isTraversal`) it goes to the link that was
 * followed from this page; after a link, to the element that the hash names.
 */
export function restoreFocus(isTraversal: boolean) {
  const followed = followedLinks.get(currentEntry()) ?? -1;
  place = isTraversal ? [...document.links][followed] : document.getElementById(window.location.hash.slice(1));
  focusPlace();
}

/** Focuses the place. If that is no control but a card, the card shows the focus, and Tab leads to the first control in it. */
function focusPlace() {
  if (place && place.tabIndex !== 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
