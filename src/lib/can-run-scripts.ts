/**
 * The condition under which the scripts of a page run, as JavaScript source: the browser has `Array.prototype.at`. Of everything
 * that the scripts use, `at` came to browsers last (Safari 15.4, Chromium 92, Firefox 90); tests/site/oldest-browsers.test.ts
 * makes sure that the scripts use nothing newer. An older browser shows the page as without JavaScript. With the scripts it would
 * show the error screen as soon as a function was missing.
 */
export const CAN_RUN_SCRIPTS = '"at"in[]';
