// Keeps the place of those who move by keyboard. After navigation Gatsby focuses the page as a whole, so that Tab leads to the
// skip link again: on Historie, from a card 1,614 px down to the top. Delete when Gatsby restores the focus.

import { currentEntry } from "./scroll-restoration";

/** Which of its links each history entry was left by. */
const followedLinks = new Map<string, number>();
/** Where to begin on the page that has just been rendered, until Gatsby has focused the page. */
let place: HTMLElement | null | undefined;

/** A link was clicked. */
export function noteLink({ target }: Pick<Event, "target">) {
  const link = target instanceof Element && target.closest("a");
  if (link) followedLinks.set(currentEntry(), [...document.links].indexOf(link));
}

/** Takes the focus back from the page; once per page load. */
export function startFocusRestoration() {
  document.addEventListener("click", noteLink, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    focusPlace();
    place = undefined;
  });
}

/** On a page that has just been rendered: back to the link that was followed from there, or on to what the hash leads to. */
export function restoreFocus(isTraversal: boolean) {
  const followed = followedLinks.get(currentEntry()) ?? -1;
  place = isTraversal ? [...document.links][followed] : document.getElementById(window.location.hash.slice(1));
  focusPlace();
}

/** Focuses a link, or an element that is no control: a card shows it, and Tab leads to the first control in it. */
function focusPlace() {
  if (place && place.tabIndex !== 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
