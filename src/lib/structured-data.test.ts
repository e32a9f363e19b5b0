import { campEvent } from "../components/this-year/camp-event";
import { jsonLd, organization, type SiteFacts } from "./structured-data";

const url = (path: string) => `https://klub.cz/tabor${path}`;
const site: SiteFacts = { name: "Tábor, III. turnus", description: "Týden.", picture: url("/share.jpg"), url };
const texts = { rawTheme: "Hrad", rawInvitation: "Pojeďte!", rawStatus: "Kapacita turnusu naplněna" };
const camp = { ...texts, start: "2025-07-20T14:00:00+02:00", end: "2025-07-27" };

test("the camp is an event with dates and an organizer", () => {
  expect(campEvent(site, camp)).toMatchObject({
    "@type": "Event",
    name: "Tábor, III. turnus: Hrad",
    startDate: "2025-07-20",
    endDate: "2025-07-27",
    eventStatus: "https://schema.org/EventScheduled",
    description: "Pojeďte! Kapacita turnusu naplněna",
    url: "https://klub.cz/tabor/letos/",
    organizer: { "@id": "https://klub.cz/tabor/#tabor" },
  });
});

test("the organization has contact points where contacts are given", () => {
  expect(organization(site)).not.toHaveProperty("contactPoint");
  const contact = { contactType: "Hlavní vedoucí", telephone: "+420 000 000 001" };
  expect(organization(site, [contact])).toMatchObject({
    "@type": "SportsOrganization",
    logo: "https://klub.cz/tabor/icon-512.png",
    contactPoint: [{ "@type": "ContactPoint", ...contact }],
  });
});

const names = ["</script><script>alert(1)</script>", "<!--<script>", "&lt;&amp;", 'uvozovky " a \\'];
test.each(names)("%s neither ends the script nor changes", (name) => {
  const text = jsonLd([organization({ ...site, name })]);
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
