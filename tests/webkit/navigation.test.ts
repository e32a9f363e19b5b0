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

test("each decade is a click away; the mark follows click and scrolling", async ({ tab }) => {
  const isCurrent = (id: string) =>
    tab.poll(() => document.querySelector("[aria-current=location]")?.getAttribute("href"), "the mark").toBe(`#${id}`);
  const place = (id: string) => {
    const heading = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
    const onTop = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
    return { isNearTop: heading.top < 240, onTop: onTop?.localName };
  };
  await tab.open("/historie/");
  for (const id of ["leta-2020", "leta-2010", "leta-2000", "leta-1990", "leta-1980", "neznamy-rok"]) {
    await tab.click(decadeLink(id));
    await isCurrent(id);
    await tab.path().toBe(`/historie/#${id}`);
    // Below the last one the page may end.
    if (id !== "neznamy-rok") await tab.poll(place, "heading", id).toEqual({ isNearTop: true, onTop: "h3" });
  }
  await tab.driver.evaluate(() => document.querySelector("#leta-2000 li")?.scrollIntoView({ behavior: "instant" }));
  await isCurrent("leta-2000");
});
