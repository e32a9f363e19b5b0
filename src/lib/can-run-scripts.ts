/**
 * The condition under which the scripts of a page run, as JavaScript source: the browser has `Array.prototype.at`. This is the
 * newest function that the scripts use (Safari 15.4, Chromium 92, Firefox 90). tests/site/oldest-browsers.test.ts makes sure
 * that they use nothing newer. An older browser shows the page as if JavaScript were switched off. If it ran the scripts, it
 * would show the error screen as soon as a function was missing.
 */
export const CAN_RUN_SCRIPTS = '"at"in[]';
