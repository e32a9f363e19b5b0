import { shuffle } from "../../src/components/this-year/shuffle";
import { data } from "../support/data";
import { afterStart, beforeStart, campOver, campStart } from "../support/screens";
import { chance, clockAt } from "./inject";
import { menuLink } from "./page";
import { expect, test } from "./test";

const leaders = data("leaders.json");
const [leader] = leaders.filter(({ image, hoverImage, disabled }) => image && hoverImage && !disabled);
const badge = "section[aria-labelledby=vedouci] button";

for (const number of [0, 0.5, 0.99])
  test(`leaders come in the order that chance draws (${number}), which stays when the page is hydrated`, async ({
    tab,
    site,
  }) => {
    const drawn = shuffle(leaders, () => number).map(({ name }) => name);
    site.script = chance(number);
    await tab.open("/letos/");
    await tab.texts("section[aria-labelledby=vedouci] li > * > :last-child").toEqual(drawn);
  });

test("pointer, keyboard focus and tap bring a leader's other portrait and take it away", async ({ tab }) => {
  await tab.open("/letos/");
  const portraits = (count: number) =>
    tab
      .poll(
        (css, name) => {
          const button = [...document.querySelectorAll(css)].find(({ textContent }) => textContent === name);
          const images = [...(button?.querySelectorAll("img") ?? [])].filter((image) => image.checkVisibility());
          return images.filter((image) => image.complete && image.naturalWidth > 0).length;
        },
        "loaded portraits",
        badge,
        leader?.name,
      )
      .toBe(count);
  // No portrait is ever in the corner: elsewhere one may be scrolled below the pointer.
  const leave = () => tab.driver.hover(0, 0);
  await leave();
  await tab.loadPictures();
  await portraits(1);
  await tab.hover(badge, leader?.name);
  await portraits(2);
  await leave();
  await portraits(1);

  await tab.driver.evaluate(() => (document.querySelector("nav a:last-child") as HTMLElement).focus());
  await expect(async () => {
    await tab.driver.press("Tab");
    expect(await tab.driver.evaluate(() => document.activeElement?.textContent)).toBe(leader?.name);
  }).toPass({ intervals: [0] });
  await portraits(2);
  await tab.driver.press("Tab");
  await portraits(1);

  await tab.tap(badge, leader?.name);
  await portraits(2);
  await tab.tap(badge, leader?.name);
  await portraits(1);
});

test("the countdown runs before the start and is gone at the start and after it", async ({ tab, site }) => {
  const timer = () => tab.texts("[role=timer]");
  site.script = clockAt(beforeStart);
  await tab.open("/letos/");
  await timer().toEqual([expect.stringMatching(/^3 dny 0 hodin 0 minut \d+ sekund/)]);
  const first = await tab.driver.evaluate(() => document.querySelector("[role=timer]")?.textContent);
  await timer().not.toEqual([first]);
  await tab.driver.evaluate(
    (time) => (window as never as { setTime: (time: number) => void }).setTime(time),
    campStart,
  );
  await timer().toEqual([]);
  for (const time of [campStart, afterStart]) {
    site.script = clockAt(time);
    await tab.open("/letos/");
    await tab.heading("Letos");
    await timer().toEqual([]);
    await tab.texts("main").toEqual([expect.not.stringContaining("Začínáme za")]);
  }
  await tab.open("/");
  await tab.preload();
  await tab.click(menuLink, "Letos");
  await tab.heading("Letos");
  await timer().toEqual([]);
});

test("Úvod and Letos say that the camp is over from the day after it, and not before", async ({ tab, site }) => {
  for (const path of ["/", "/letos/"])
    for (const [time, said] of [
      [campOver - 1000 * 60, []],
      [campOver, [expect.stringContaining("je za námi")]],
    ] as const) {
      site.script = clockAt(time);
      await tab.open(path);
      await tab.texts("[data-over]").toEqual(said);
    }
});
