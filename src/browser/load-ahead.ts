// Loads pages into memory before a click asks for them. Gatsby begins after three seconds, fills the HTTP cache only, and asks
// again on click. Delete when it does better.

/** For these visitors only what they touch is loaded. */
const savesData = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes("2g");

/** The link to a page of this site on which something happens. */
export const pageLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [type])") : null;

const load = ({ pathname }: HTMLAnchorElement) => void window.___loader.loadPage(pathname);

/** Loads the pages of the menu and what is next to this one. */
export function loadNextPages() {
  if (!savesData()) document.querySelectorAll<HTMLAnchorElement>("nav > a, nav > ul a, a[rel=next]").forEach(load);
}

/** Where nothing hovers: loads the years of the cards on the screen, a kilobyte each beside their pictures. */
function loadShownYears() {
  if (savesData() || window.matchMedia("(hover: hover)").matches) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("li[id] a:not([target])")) {
    const { top, bottom } = link.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) load(link);
  }
}

/** A finger on a link to a page loads it, some 80 ms before the click; so do pointer and focus. */
function onTouch(event: Event) {
  const link = pageLink(event);
  if (link && (event.type === "pointerdown" || !savesData())) load(link);
}

/** Once per page load. */
export function startLoadingAhead() {
  for (const event of ["pointerdown", "mouseover", "focusin"]) window.addEventListener(event, onTouch);
  document.addEventListener("scrollend", loadShownYears);
  loadNextPages();
}
