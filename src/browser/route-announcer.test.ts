import { localizeRouteAnnouncer } from "./route-announcer";

test("announcements are Czech, and Gatsby reads back its own words", () => {
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
  const announcer = document.body.firstElementChild as HTMLElement;
  localizeRouteAnnouncer();
  for (const page of ["Letos", "Historie"]) {
    announcer.innerText = `Navigated to ${page}`;
    expect(announcer).toHaveTextContent(`Otevřena stránka ${page}`);
    expect(announcer.innerText).toBe(`Navigated to ${page}`);
  }
});
