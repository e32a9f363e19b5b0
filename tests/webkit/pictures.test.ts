import { test } from "./test";

const isPhoto = (path: string) => /\.(avif|webp|jpg|png)$/.test(path);

test("a picture that fails keeps its shape and covers no caption", async ({ tab, site }) => {
  site.allowed.push(/: failed: <img|^500: /);
  site.fails = isPhoto;
  await tab.open("/historie/");
  for (let index = 0; index < 17; index++)
    await tab.poll(card, `card ${index}`, index).toEqual({ hasFailed: true, shape: "1.5", covered: [], opacity: "1" });
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
    opacity: getComputedStyle(image).opacity,
  };
}
