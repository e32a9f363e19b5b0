/**
 * JavaScript source of the condition under which the scripts of a page run: the browser has what came last of all that they
 * use (Safari 15.4, Chromium 92, Firefox 90; tests/site/oldest-browsers.test.ts holds them to it). An older browser shows
 * the page as it is without JavaScript; it would show the error screen once a function was missing.
 */
export const CAN_RUN_SCRIPTS = '"at"in[]';
