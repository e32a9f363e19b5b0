/**
 * Makes Gatsby announce page changes to screen readers in Czech. The words „Navigated to …“ are hard-coded in Gatsby. To notice a
 * repetition, Gatsby compares its new announcement with `innerText`, so reading `innerText` returns Gatsby's own English words.
 * Delete this file when Gatsby has a setting for the words (gatsby#20801).
 */
export function localizeRouteAnnouncer() {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  let announced = "";
  Object.defineProperty(announcer, "innerText", {
    get: () => announced,
    set: (text: string) => {
      announced = text;
      announcer.textContent = text.replace(/^Navigated to /, "Otevřena stránka ");
    },
  });
}
