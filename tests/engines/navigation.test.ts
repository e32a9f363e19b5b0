import { knownDecades } from "../support/decades";
import { menu } from "../support/screens";
import { menuLink } from "./page";
import { expect, test } from "./test";

const decadeLink = "nav[aria-label='Desetiletí'] a";
const decades = knownDecades.map(({ id, label }) => ({ id, label: label.replace(/\s/g, " ") }));
type Decade = (typeof decades)[number];
const [middle, oldest] = [decades[Math.floor(decades.length / 2)], decades.at(-1)] as [Decade, Decade];

test("the menu opens each page without loading the layout again", async ({ tab }) => {
  await tab.open("/kontakty/");
  await tab.preload();
  await tab.driver.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
  for (const [label, path, heading] of menu) {
    await tab.click(menuLink, label);
    await tab.heading(heading);
    await tab.path().toBe(path);
    await tab.texts(`${menuLink}[aria-current=page]`).toEqual([expect.stringMatching(new RegExp(`^${label}$`, "i"))]);
    await tab.texts("header[data-same]").toHaveLength(1);
  }
});

test("pages of the menu are prefetched, and a click asks the server for no page, data or script", async ({
  tab,
  site,
}) => {
  await tab.open("/");
  await tab.prefetched();
  site.requests = [];
  for (const [label, , heading] of [...menu.slice(1), menu[0]]) {
    await tab.click(menuLink, label);
    await tab.heading(heading);
  }
  expect(site.requests.filter(({ path }) => /(\/|\.html|\.js|\.json)$/.test(path))).toEqual([]);
});

test("Back and Forward find the place on the page that they lead to", async ({ tab }) => {
  await tab.open("/letos/");
  await tab.preload();
  await tab.scrollTo(150);
  // Not by the mouse, for which the page would be scrolled to the menu.
  await tab.follow(menuLink, "Historie");
  await tab.heading("Historie");
  await tab.position(0);
  await tab.scrollTo(2500);
  for (const [step, heading, position] of [
    [-1, "Letos", 150],
    [1, "Historie", 2500],
    [-1, "Letos", 150],
  ] as const) {
    await tab.go(step);
    await tab.heading(heading);
    await tab.position(position);
  }
});

test("Back within a page leads to the place before, and a reload keeps it", async ({ tab }) => {
  await tab.open("/historie/");
  await tab.scrollTo(150);
  await tab.follow(decadeLink, middle.label);
  await tab.path().toBe(`/historie/#${middle.id}`);
  await tab.go(-1);
  await tab.position(150);
  await tab.scrollTo(4000);
  await tab.driver.reload();
  await tab.hydrated();
  await tab.position(4000);
});

test("each decade is a click away; mark and URL follow click and scrolling", async ({ tab }) => {
  await tab.open("/historie/");
  const current = (label: string) => tab.texts(`${decadeLink}[aria-current=location]`).toEqual([label]);
  for (const decade of decades) {
    await tab.click(decadeLink, decade.label);
    await current(decade.label);
    await tab.path().toBe(`/historie/#${decade.id}`);
    if (decade === oldest) continue;
    const place = (id: string) => {
      const heading = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
      const top = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
      return { isNearTop: heading.top < 240, onTop: top?.localName };
    };
    await tab.poll(place, "heading", decade.id).toEqual({ isNearTop: true, onTop: "h3" });
  }
  await tab.driver.evaluate(
    (id) => scrollTo(0, (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY + 40),
    middle.id,
  );
  await current(middle.label);
  await tab.path().toBe(`/historie/#${middle.id}`);
  await tab.scrollTo(0);
  await tab.path().toBe("/historie/");
});
