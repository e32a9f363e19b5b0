import type { Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Doubles the font size in the browser's settings; returns a function that sets it back. */
export async function doubleText(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await setSize(32);
  return () => setSize(16);
}

/**
 * The places where a visitor cannot read the page: text that is outside the viewport, clipped, over other text or over the edge
 * of its surface, cards that overlap, horizontal overflow, words of at most `longest` characters that are broken into two lines,
 * and stretched pictures. Each issue quotes the text or names the picture.
 */
export async function findLayoutIssues(page: Page, longest = 0): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(measure, longest);
}

/** Runs in the page. */
function measure(longest: number): string[] {
  const issues = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) issues.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const quote = (node: Node) => `„${(node.textContent ?? "").trim().slice(0, 30)}“`;
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isSurface = ({ borderLeftWidth, backgroundColor, backgroundImage, display }: CSSStyleDeclaration) =>
    display !== "inline" &&
    (borderLeftWidth !== "0px" || backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none");

  const lines: { node: Node; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    const visible = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.textContent?.trim() || !visible || parent.closest(".visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Only the middle half of the line, because ascenders and descenders of tight lines may overlap.
      const box = new DOMRect(x, y + height / 4, width, height / 2);
      lines.push({ node, box });
      if (x < -1 || x + width > root.clientWidth + 1) issues.add(`outside the viewport: ${quote(node)}`);
      let surfaceFound = false;
      for (let element = parent; element !== document.body; element = element.parentElement as Element) {
        const style = getComputedStyle(element);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = x > left - 1 && x + width < right + 1 && box.top > top && box.bottom < bottom;
        if (style.overflowX !== "visible" && !inside) issues.add(`clipped: ${quote(node)}`);
        if (!surfaceFound && isSurface(style)) {
          surfaceFound = true;
          if (!inside) issues.add(`over the edge of its ${element.localName}: ${quote(node)}`);
        }
      }
    }
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
      if (word.length <= longest && new Set(bottoms).size > 1) issues.add(`broken: ${word}`);
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1))
      if (one.node !== other.node && overlap(one.box, other.box))
        issues.add(`overlapping text: ${quote(one.node)} and ${quote(other.node)}`);
  const cards = [...document.querySelectorAll("main li, main section:not(:has(li))")];
  for (const [index, one] of cards.entries())
    for (const other of cards.slice(index + 1))
      if (!one.contains(other) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
        issues.add(`overlapping cards: ${quote(one)} and ${quote(other)}`);
  for (const image of document.images) {
    const stretched = (image.offsetWidth * image.naturalHeight) / (image.offsetHeight * image.naturalWidth);
    if (Math.abs(stretched - 1) > 0.05 && getComputedStyle(image).objectFit === "fill")
      issues.add(`stretched: ${image.src}`);
  }
  return [...issues];
}
