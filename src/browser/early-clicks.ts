// A button does nothing before React has hydrated the page. The inline script of defer-scripts.tsx records the buttons that a
// visitor clicks earlier, and this file clicks them again.
let clicked: Iterable<HTMLElement> = [];

/** To be called when React begins to hydrate the page. From then on React itself keeps the clicks for later. */
export function stopRecording() {
  clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
}

/** To be called when React has hydrated the page. */
export function repeatClicks() {
  for (const button of clicked) button.click();
}
