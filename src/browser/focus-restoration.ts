// Keeps the place of those who move by keyboard. After navigation Gatsby focuses the page as a whole, so that Tab leads to the
// skip link again: on Historie, from a card 1,614 px down to the top. Delete when Gatsby restores the focus.

import { currentEntry } from "./scroll-restoration";

/** The `href` of the link by which each history entry was left. */
const followedLinks = new Map<string, string>();
/** Focuses the place on the page that has just been rendered, until Gatsby has focused the page. */
let focusPlace: (() => void) | undefined;

/** A link within the site was clicked. */
export function noteLink({ target }: Pick<Event, "target">) {
  const link = target instanceof Element && target.closest("a:is([href^='/'], [href^='#']):not([target])");
  if (link) followedLinks.set(currentEntry(), link.getAttribute("href") ?? "");
}

/** Takes the focus back from the page; once per page load. */
export function startFocusRestoration() {
  document.addEventListener("click", noteLink, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    focusPlace?.();
    focusPlace = undefined;
  });
}

/** On a page that has just been rendered: back to the link that was followed from there, or on to what the hash leads to. */
export function restoreFocus(isTraversal: boolean) {
  const href = followedLinks.get(currentEntry());
  const place = isTraversal
    ? [...document.links].find((link) => link.getAttribute("href") === href)
    : document.getElementById(window.location.hash.slice(1));
  focusPlace = place ? () => startAt(place) : undefined;
  focusPlace?.();
}

/** Focuses a link, or an element that is no control: a card shows it, and Tab leads to the first control in it. */
function startAt(element: HTMLElement) {
  if (element.tabIndex !== 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
