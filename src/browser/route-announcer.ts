/**
 * Makes Gatsby announce page changes to screen readers in Czech. The words „Navigated to …“ are fixed in Gatsby's code
 * (gatsby#20801); delete this file when there is a setting for them. Gatsby reads `innerText` back to notice a repetition, so
 * `innerText` returns Gatsby's own words.
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
