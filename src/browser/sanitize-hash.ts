/*
 * Takes a mutilated `#…` (such as `#100%`) off the address, now and whenever one is come to: Gatsby decodes it without
 * asking, and the error would take the whole page away. Gatsby reads the address as soon as its router is loaded, so this
 * has to be the first thing that gatsby-browser.tsx imports.
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
