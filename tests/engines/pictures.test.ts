import { execFileSync } from "node:child_process";
import { data } from "../support/data";
import { expect, test } from "./test";

const isPhoto = (path: string) => /\.(avif|webp|jpg|png)$/.test(path);

test("a picture that fails keeps its shape, shows its text, and covers no caption", async ({ tab, site }) => {
  site.allowed.push(/: failed: <img|^500: /);
  site.fails = isPhoto;
  await tab.open("/historie/");
  for (const index of data("history.json").keys())
    await tab.poll(card, `card ${index}`, index).toEqual({ hasFailed: true, shape: "1.5", covered: [], hasText: true });
});

function card(index: number) {
  const card = document.querySelectorAll("main li:has(img)")[index] as HTMLElement;
  card.scrollIntoView({ block: "center", behavior: "instant" });
  const image = card.querySelector("img") as HTMLImageElement;
  const end = image.getBoundingClientRect().bottom;
  const covered = [...card.querySelectorAll("p, h3, h4")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return !card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) || top < end - 12;
  });
  return {
    hasFailed: image.complete && image.naturalWidth === 0,
    shape: (image.offsetWidth / image.offsetHeight).toFixed(1),
    covered: covered.map(({ textContent }) => textContent),
    hasText: image.alt !== "" && getComputedStyle(image).opacity === "1",
  };
}

test("while pictures are loading, only their previews are shown, not their texts", async ({ tab, site }) => {
  // As before the scripts start.
  site.allowed.push(/\.js\b/);
  site.fails = (path) => path.endsWith(".js");
  await tab.goto("/historie/");
  site.waits = isPhoto;
  await tab.driver.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await tab.poll(() => [...document.images].at(-1)?.complete, "the last picture is complete").toBe(false);
  /** Takes the texts away after each other screenshot, and puts them back. */
  const screenshot = async () => {
    const png = await tab.driver.screenshot();
    await tab.driver.evaluate(() => {
      for (const image of document.images) [image.alt, image.dataset.text] = [image.dataset.text ?? "", image.alt];
    });
    return png;
  };
  // The scroll bar may still be fading out.
  await expect(async () => {
    expect(Buffer.compare(await screenshot(), await screenshot()), "nothing changes without texts").toBe(0);
  }).toPass();
  site.waits = () => false;
});

for (const path of ["/historie/", "/letos/"])
  test(`${path} prints every picture once and whole, though it was never scrolled to`, async ({ tab }, testInfo) => {
    await tab.open(path);
    const count = await tab.driver.evaluate(() => document.querySelectorAll("main img").length);
    const file = testInfo.outputPath("print.pdf");
    await tab.driver.print(file);
    const [, , ...lines] = execFileSync("pdfimages", ["-list", file], { encoding: "utf8" }).trim().split("\n");
    const widths = lines.map((line) => Number(line.trim().split(/\s+/)[3]));
    // A picture that a page break cuts would be in this list twice. Previews, icons and shadows are at most 100 pixels wide.
    expect(widths.filter((width) => width > 100)).toHaveLength(count);
  });
