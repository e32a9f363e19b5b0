import { expect, test } from "./test";

const menuLink = (path: string) => `nav[aria-label='Hlavní menu'] a[href='${path}']`;
const decadeLink = (id: string) => `nav[aria-label='Desetiletí'] a[href$='#${id}']`;

test("the menu opens pages in the same layout; Back, Forward and a reload find the place", async ({ tab }) => {
  await tab.open("/");
  await tab.driver.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
  await tab.click(menuLink("/letos/"));
  await tab.heading("Letos");
  await tab.scrollTo(150);
  await tab.follow(menuLink("/historie/"));
  await tab.heading("Historie");
  await tab.path().toBe("/historie/");
  await tab.texts("header[data-same] [aria-current=page]").toEqual([expect.stringMatching(/^historie$/i)]);
  await tab.position(0);
  await tab.scrollTo(2500);
  for (const [step, heading, position] of [
    [-1, "Letos", 150],
    [1, "Historie", 2500],
    [-1, "Letos", 150],
    [1, "Historie", 2500],
  ] as const) {
    await tab.go(step);
    await tab.heading(heading);
    await tab.position(position);
  }
  await tab.follow(decadeLink("leta-2010"));
  await tab.path().toBe("/historie/#leta-2010");
  await tab.go(-1);
  await tab.position(2500);
  await tab.driver.reload();
  await tab.hydrated();
  await tab.position(2500);
});
