import { data } from "../support/data";
import { afterStart, menu } from "../support/screens";
import { chance, clockAt } from "./inject";
import { menuLink, type Page } from "./page";
import { expect, test } from "./test";

const isPicture = (path: string) => /\.(avif|webp|jpg|png|svg)$/.test(path);
const isPhoto = (path: string) => isPicture(path) && !path.endsWith(".svg");

/** The page's texts; nothing in them is decided by clock or chance. */
const mainText = (tab: Page) => tab.driver.evaluate(() => document.querySelector("main")?.textContent);

for (const [label, path, heading] of menu)
  test(`${label} reads and leads to the phone number with each of its answers failing`, async ({
    tab,
    site,
    allowErrors,
  }) => {
    test.slow();
    allowErrors(/./);
    site.script = clockAt(afterStart) + chance(0.5);
    await tab.open(path);
    await tab.loadPictures();
    const text = await mainText(tab);
    const answers = [...new Set(site.requests.map(({ path }) => path))].filter((answer) => !/\/$|robots/.test(answer));
    expect(answers.filter(isPicture).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.endsWith(".js")).length).toBeGreaterThan(2);
    expect(answers.filter((answer) => answer.endsWith(".json")).length).toBeGreaterThan(0);
    for (const answer of answers)
      await test.step(`without ${answer}`, async () => {
        site.fail = (path) => path === answer;
        await site.restart();
        await tab.goto(path);
        await expect(async () => {
          await tab.driver.evaluate((path) => {
            const element = [...document.querySelectorAll("img, source")].find(({ outerHTML }) =>
              outerHTML.includes(path),
            );
            element?.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
          }, answer);
          expect(site.requests).toContainEqual({ path: answer, status: 500 });
        }).toPass();
        await tab.heading(heading);
        expect(await mainText(tab)).toBe(text);
        await tab.click(menuLink, "Kontakty");
        await tab.phoneNumber();
      });
  });

for (const [label, path, heading] of menu.slice(1))
  test(`a click on ${label} opens it although its data or script fails`, async ({ tab, site, allowErrors }) => {
    allowErrors(/./);
    const name = path.slice(1, -1);
    for (const fail of [new RegExp(`/page-data/${name}/`), new RegExp(`component---src-pages-${name}-`)]) {
      site.fail = (path) => fail.test(path);
      await site.restart();
      await tab.open("/");
      await tab.click(menuLink, label);
      await tab.heading(heading);
      expect(site.requests.some((request) => request.status === 500)).toBe(true);
      await tab.click(menuLink, "Kontakty");
      await tab.phoneNumber();
    }
  });

test("a picture that fails keeps its shape, shows its text, and covers neither year nor title", async ({
  tab,
  site,
  allowErrors,
}) => {
  allowErrors(/^\S+ failed:|^500:/);
  site.fail = isPhoto;
  await tab.open("/historie/");
  for (let index = 0; index < data("history.json").length; index++)
    await tab
      .poll(card, `card ${index}`, index)
      .toEqual({ isComplete: true, shape: "1.5", coveredTexts: [], alt: true });
});

function card(index: number) {
  const card = document.querySelectorAll("main li:has(img)")[index] as HTMLElement;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  const image = card.querySelector("img") as HTMLImageElement;
  const coveredTexts = [...card.querySelectorAll("p, h3, h4")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const picture = image.getBoundingClientRect();
    return (
      !card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) || top < picture.bottom - 12
    );
  });
  return {
    isComplete: image.complete && image.naturalWidth === 0,
    shape: (image.offsetWidth / image.offsetHeight).toFixed(1),
    coveredTexts: coveredTexts.map(({ textContent }) => textContent),
    alt: image.alt !== "" && getComputedStyle(image).opacity === "1",
  };
}

test("while pictures are on their way, only their previews are shown, not their texts", async ({ tab, site }) => {
  // As before the scripts start.
  site.scripts = false;
  await tab.goto("/historie/");
  site.hold = isPhoto;
  await tab.driver.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const isPending = () => [...document.images].at(-1)?.complete === false;
  await tab.poll(isPending, "the last picture is on its way").toBe(true);
  const screenshot = async (hasTexts: boolean) => {
    await tab.driver.evaluate((hasTexts) => {
      for (const image of document.images) {
        image.dataset.text ??= image.alt;
        image.alt = hasTexts ? image.dataset.text : "";
      }
    }, hasTexts);
    return tab.driver.screenshot();
  };
  // The scroll bar may still be fading out.
  await expect(async () => {
    const [withTexts, without] = [await screenshot(true), await screenshot(false)];
    expect(Buffer.compare(withTexts, without), "nothing changes without texts").toBe(0);
  }).toPass();
  site.hold = () => false;
});
