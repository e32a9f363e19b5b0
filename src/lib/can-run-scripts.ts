/**
 * The condition under which the scripts of a page run, as JavaScript source. It asks for `at` of arrays, because of all that the
 * scripts use, browsers got `at` last (Safari 15.4, Chromium 92, Firefox 90). tests/site/oldest-browsers.test.ts makes sure that
 * the scripts use nothing newer. An older browser shows the page as without JavaScript; otherwise it would show the error screen
 * as soon as a function was missing.
 */
export const CAN_RUN_SCRIPTS = '"at"in[]';
