/**
 * Makes Gatsby announce page changes to screen readers in Czech: its „Navigated to …“ is hard-coded (gatsby#20801), so
 * delete this when it has a setting. It reads `innerText` back to notice a repetition, so it gets its own words there.
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
