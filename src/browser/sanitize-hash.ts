/*
 * Removes a malformed hash such as `#100%` from the URL, on load and on every navigation. Gatsby decodes the hash outside
 * of any error boundary, so the URIError would blank the page (as in gatsby#34998). It reads the URL as soon as its router is imported:
 * gatsby-browser.tsx imports this file first. Delete when Gatsby's navigation.js catches the error.
 */
function removeMalformedHash() {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

removeMalformedHash();
window.addEventListener("popstate", removeMalformedHash);

export {};
