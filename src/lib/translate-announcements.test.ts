import { waitFor } from "@testing-library/dom";
import { translateAnnouncements } from "./translate-announcements";

test("what Gatsby announces in English is read out in Czech", async () => {
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
  const announcer = document.body.firstElementChild as HTMLElement;
  translateAnnouncements();
  for (const page of ["Letos", "Historie"]) {
    announcer.textContent = `Navigated to ${page}`;
    await waitFor(() => expect(announcer).toHaveTextContent(`Otevřena stránka ${page}`));
  }
});
