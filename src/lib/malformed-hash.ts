/**
 * Removes a hash that cannot be decoded, for example `#100%`, from the URL. Gatsby and Sveltia CMS decode the hash where nothing
 * catches the error. On a page of the site, React would then remove the whole page. Delete when both ignore such a hash. This
 * function also becomes part of an inline script (see defer-scripts.tsx).
 */
export function removeMalformedHash() {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch (_error) {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}
