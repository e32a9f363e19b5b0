import { execFileSync } from "node:child_process";
import { expect, test } from "./test";

const isPhoto = (path: string) => /\.(avif|webp|jpg|png)$/.test(path);

test("a picture that fails keeps its shape, shows its text, and covers no caption", async ({ tab, site }) => {
  site.allowed.push(/: failed: <img|^500: /);
  site.fails = isPhoto;
  await tab.open("/historie/");
  for (let index = 0; index < 17; index++)
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

for (const [path, count] of [
  ["/historie/", 17],
  ["/letos/", 8],
] as const)
  test(`${path} prints every picture once and whole, though it was never scrolled to`, async ({ tab }, testInfo) => {
    await tab.open(path);
    const file = testInfo.outputPath("print.pdf");
    await tab.driver.print(file);
    const list = execFileSync("pdfimages", ["-list", file], { encoding: "utf8" });
    // A picture that a page break cuts would be in this list twice. Previews, icons and shadows are at most 100 pixels wide.
    const widths = [...list.matchAll(/ image +(\d+)/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width > 100)).toHaveLength(count);
  });
