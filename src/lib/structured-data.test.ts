import { campEvent } from "../components/this-year/camp-event";
import { breadcrumbs, jsonLd, organization, type SiteFacts } from "./structured-data";

const site: SiteFacts = {
  name: "Tábor, III. turnus",
  description: "Týden ve stanech.",
  picture: "https://klub.cz/tabor/static/share.jpg",
  url: (path) => `https://klub.cz/tabor${path}`,
};
const camp = {
  rawTheme: "Hrad",
  start: "2025-07-20T14:00:00+02:00",
  end: "2025-07-27",
  rawInvitation: "Pojeďte!",
  rawStatus: "Kapacita turnusu naplněna",
};

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

test("breadcrumbs begin at the start page", () => {
  expect(breadcrumbs(site, [{ title: "Letos", path: "/letos/" }])).toMatchObject({
    itemListElement: [
      { position: 1, name: "Úvod", item: "https://klub.cz/tabor/" },
      { position: 2, name: "Letos", item: "https://klub.cz/tabor/letos/" },
    ],
  });
});

const names = ["</script><script>alert(1)</script>", "<!--<script>", "&lt;&amp;", 'uvozovky " a \\'];
test.each(names)("%s neither ends the script nor changes", (name) => {
  const text = jsonLd([organization({ ...site, name })]);
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
