import { knownDecades as decades } from "../support/decades";
import { expect, test } from "./test";

const menuLink = (path: string) => `nav[aria-label='Hlavní menu'] a[href='${path}']`;
const decadeLink = (id: string) => `nav[aria-label='Desetiletí'] a[href$='#${id}']`;
const middle = decades[Math.floor(decades.length / 2)]?.id ?? "";

test("the menu opens each page without loading the layout again", async ({ tab }) => {
  await tab.open("/");
  await tab.driver.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
  for (const name of ["Letos", "Historie", "Soubory", "Kontakty"]) {
    const path = `/${name.toLowerCase()}/`;
    await tab.click(menuLink(path));
    await tab.heading(name);
    await tab.path().toBe(path);
    await tab.texts("header[data-same] [aria-current=page]").toEqual([expect.stringMatching(new RegExp(name, "i"))]);
  }
});

test("Back and Forward find the place on the page that they lead to", async ({ tab }) => {
  await tab.open("/letos/");
  await tab.scrollTo(150);
  await tab.follow(menuLink("/historie/"));
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
  await tab.follow(decadeLink(middle));
  await tab.path().toBe(`/historie/#${middle}`);
  await tab.go(-1);
  await tab.position(150);
  await tab.scrollTo(2000);
  await tab.driver.reload();
  await tab.hydrated();
  await tab.position(2000);
});

test("each decade is a click away; the mark follows click and scrolling", async ({ tab }) => {
  const isCurrent = (id: string) =>
    tab
      .poll(() => document.querySelector("[aria-current=location]")?.getAttribute("href"), "the decade that is marked")
      .toMatch(new RegExp(`#${id}$`));
  const place = (id: string) => {
    const heading = document.querySelector(`#${id} h3`)?.getBoundingClientRect() as DOMRect;
    const onTop = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
    return { isNearTop: heading.top < 240, onTop: onTop?.localName };
  };
  await tab.open("/historie/");
  for (const { id } of decades) {
    await tab.click(decadeLink(id));
    await isCurrent(id);
    await tab.path().toBe(`/historie/#${id}`);
    // Below the last one the page may end.
    if (id !== decades.at(-1)?.id) await tab.poll(place, "heading", id).toEqual({ isNearTop: true, onTop: "h3" });
  }
  await tab.driver.evaluate(
    (id) => scrollBy(0, (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + 40),
    middle,
  );
  await isCurrent(middle);
});
