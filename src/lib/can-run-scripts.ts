/**
 * The condition, as JavaScript source, that a browser is new enough: it has `Array.prototype.at`. This is the newest function that the
 * scripts use (Safari 15.4, Chromium 92, Firefox 90). tests/site/oldest-browsers.test.ts makes sure that they use nothing newer. An
 * older browser shows the page as if JavaScript were switched off. If it ran the scripts, it would show the error screen as soon as
 * a function was missing.
 */
export const IS_NEW_BROWSER = '"at"in[]';

/** The name of a mark on `<html>`: the scripts have started. If somebody then saves the page, the saved copy has the mark, too. */
export const STARTED = "data-started";

/**
 * The condition under which the scripts of a page run, as JavaScript source. They do not run in a saved copy, where they would miss
 * what they have changed before.
 */
export const CAN_RUN_SCRIPTS = `${IS_NEW_BROWSER}&&!document.documentElement.hasAttribute("${STARTED}")`;
