/**
 * Gatsby tells screen readers „Navigated to …“ after each change of page and has no setting for it. This puts it into
 * Czech in the same task, before the browser passes the change on.
 */
export function translateAnnouncements() {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  new MutationObserver(() => {
    const page = announcer.textContent?.match(/^Navigated to (.*)$/)?.[1];
    if (page) announcer.textContent = `Otevřena stránka ${page}`;
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
