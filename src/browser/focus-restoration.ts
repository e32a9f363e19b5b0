/*
 * Keeps the place of those who move by keyboard. After navigation Gatsby focuses the page as a whole, so that Tab leads to the
 * skip link again: on Historie, from a card 1,614 px down to the top. Delete when Gatsby restores the focus.
 */

/** The `href` of the link by which each history entry was left, by the key in its state. */
const followedLinks = new Map<string, string | null>();

/** Focuses the place on the page that has just been rendered, until Gatsby has focused the page. */
let focusPlace: (() => void) | undefined;

const currentKey = (): string => window.history.state?.key;

/** Notes which link is followed, and takes the focus back from the page; once per page load. */
export function startFocusRestoration() {
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a[href]");
    if (link) followedLinks.set(currentKey(), link.getAttribute("href"));
  };
  window.addEventListener("click", noteLink, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).id !== "gatsby-focus-wrapper") return;
    focusPlace?.();
    focusPlace = undefined;
  });
}

/** On a page that has just been rendered: back to the link that was followed from there, or on to what the hash leads to. */
export function restoreFocus({ hash, action }: { hash: string; action?: "PUSH" }) {
  const href = followedLinks.get(currentKey());
  const place =
    action === "PUSH"
      ? document.getElementById(hash.slice(1))
      : [...document.links].find((link) => link.getAttribute("href") === href);
  focusPlace = place ? () => startAt(place) : undefined;
  focusPlace?.();
}

/** Focuses a link, or lets Tab lead to the first control in an element that is none itself. */
function startAt(element: HTMLElement) {
  const isControl = element.tabIndex === 0;
  if (!isControl) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isControl) element.removeAttribute("tabindex");
}
