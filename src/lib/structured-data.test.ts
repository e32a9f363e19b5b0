import { campEvent } from "../components/this-year/camp-event";
import { jsonLd, organization, type SiteFacts } from "./structured-data";

const url = (path: string) => `https://klub.cz/tabor${path}`;
const site: SiteFacts = { name: "Tábor, III. turnus", description: "Týden.", picture: url("/share.jpg"), url };
const texts = { rawTheme: "Hrad", rawInvitation: "Pojeďte!", rawStatus: "Kapacita turnusu naplněna" };
const camp = { ...texts, start: "2025-07-20T14:00:00+02:00", end: "2025-07-27" };

test("the camp is an event that the club organizes, described by its invitation and status", () => {
  expect(campEvent(site, camp)).toMatchObject({
    eventStatus: "https://schema.org/EventScheduled",
    description: "Pojeďte! Kapacita turnusu naplněna",
    organizer: { "@id": "https://klub.cz/tabor/#tabor" },
  });
});

const names = ["</script><script>alert(1)</script>", "<!--<script>", "&lt;&amp;", 'uvozovky " a \\'];
test.each(names)("%s neither ends the script nor changes", (name) => {
  const text = jsonLd([organization({ ...site, name })]);
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
