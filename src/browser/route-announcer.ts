/**
 * Makes Gatsby announce page changes to screen readers in Czech. The words „Navigated to …“ are hard-coded in Gatsby. Gatsby
 * compares each new announcement with `innerText` to notice a repetition. So whoever reads `innerText` still gets the English
 * words of Gatsby. Delete this file when Gatsby has a setting for the words (gatsby#20801).
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
