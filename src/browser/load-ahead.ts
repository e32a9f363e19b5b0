// Loads pages into memory before the visitor clicks their links. Gatsby itself starts to load pages three seconds after the
// page load, and only into the HTTP cache, so that after a click the browser asks the server again. Delete this file when
// Gatsby loads pages into memory early.

/** How many milliseconds a pointer has to rest on a link before the link's page is loaded. */
const REST_MS = 100;
let rest: ReturnType<typeof setTimeout>;

/** Whether the visitor saves data or has a slow connection. If so, a page is loaded only after a click on its link. */
const savesData = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes("2g");

/** The link on which an event happened, if the link leads to a page of this site; otherwise null. */
export const pageLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [type])") : null;

const load = ({ pathname }: HTMLAnchorElement) => void window.___loader.loadPage(pathname);

/**
 * Loads the pages that the visitor is likely to open next:
 * - the pages of the menu;
 * - the targets of links with `rel=next` or `rel=prev`, such as the neighbours of a year;
 * - on touch screens, the years whose cards are on screen.
 */
export function loadNextPages() {
  if (savesData()) return;
  document.querySelectorAll<HTMLAnchorElement>("header nav a, a[rel=next], a[rel=prev]").forEach(load);
  loadShownYears();
}

/** On touch screens, loads the page of each card whose link has its top edge in the viewport: one kilobyte for each page. */
function loadShownYears() {
  if (savesData() || window.matchMedia("(hover: hover)").matches) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("li[id] a[href^='/']")) {
    const { top } = link.getBoundingClientRect();
    if (top > 0 && top < window.innerHeight) load(link);
  }
}

/**
 * Loads the page of a link when a finger touches the link (some 80 ms before the click), when the focus reaches the link, or
 * when a pointer rests on the link. A page is not loaded if the visitor scrolls or moves the pointer away too soon, because a
 * pointer often only crosses large links such as the cards of Historie.
 */
function onTouch(event: Event) {
  clearTimeout(rest);
  const link = pageLink(event);
  if (!link || savesData()) return;
  if (event.type === "mouseover") rest = setTimeout(load, REST_MS, link);
  else load(link);
}

/** To be called once per page load. */
export function startLoadingAhead() {
  for (const event of ["pointerdown", "mouseover", "focusin", "scroll"]) window.addEventListener(event, onTouch);
  document.addEventListener("scrollend", loadShownYears);
  document.addEventListener("newlinks", loadNextPages);
  loadNextPages();
}
