/**
 * Gatsby tells screen readers „Navigated to …“ after each change of page and has no setting for it. It writes and reads the
 * text by `innerText`; this lets it find its own words there, so that it notices a repetition, and puts Czech on the page.
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
