// Loads pages into memory before a click asks for them. Gatsby begins three seconds after the page load, fills only the HTTP
// cache, and asks the server again on a click. Delete this file when Gatsby loads pages into memory early.

/** For so many milliseconds a pointer has to rest on a link before the page of the link is loaded. */
const REST_MS = 100;
let rest: ReturnType<typeof setTimeout>;

/** Whether the visitor saves data or has a slow connection: then no page is loaded before the click. */
const savesData = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes("2g");

/** The link on which an event happened, if the link leads to a page of this site; otherwise null. */
export const pageLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [type])") : null;

const load = ({ pathname }: HTMLAnchorElement) => void window.___loader.loadPage(pathname);

/**
 * Loads the pages of the menu (links in a list in a `nav`: `ul`), the neighbours of a year (links right in a `nav`) and what is
 * marked `rel=next`. The strip of all years is a list, too, but an `ol`, because with a `ul` each year page would load fifty
 * others.
 */
export function loadNextPages() {
  if (!savesData()) document.querySelectorAll<HTMLAnchorElement>("nav > a, nav > ul a, a[rel=next]").forEach(load);
}

/** On screens where nothing hovers, loads the pages of the years whose whole caption is on the screen: one kilobyte for each. */
function loadShownYears() {
  if (savesData() || window.matchMedia("(hover: hover)").matches) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("li[id] a:not([target])")) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top > 0 && bottom < window.innerHeight) load(link);
  }
}

/**
 * Loads the page of a link when a finger touches the link, some 80 ms before the click, when the focus reaches the link, or
 * when a pointer rests on the link. Links as large as the cards of Historie are crossed and scrolled past all the time.
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
  loadNextPages();
}
