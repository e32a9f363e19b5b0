// Loads pages into memory before a click asks for them. Gatsby begins after three seconds, fills the HTTP cache only, and asks
// again on click. Delete when it does better.

export const disableCorePrefetching = () => true;

/** For these visitors only what they touch is loaded. */
const savesData = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes("2g");

const load = ({ pathname }: HTMLAnchorElement) => void window.___loader.loadPage(pathname);

/** Loads the pages of the menu and what is next to this one. */
export function loadNextPages() {
  if (!savesData()) document.querySelectorAll<HTMLAnchorElement>("nav > a, nav > ul a, a[rel=next]").forEach(load);
}

/** A finger on a link to a page loads it, some 80 ms before the click; so do pointer and focus. */
function onTouch({ type, target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [type])");
  if (link && (type === "pointerdown" || !savesData())) load(link);
}

/** Once per page load. */
export function startLoadingAhead() {
  for (const event of ["pointerdown", "mouseover", "focusin"]) window.addEventListener(event, onTouch);
  // What Gatsby's links call on hover, for visitors who save data too.
  window.___loader.hovering = () => {};
  loadNextPages();
}
