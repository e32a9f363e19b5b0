import type { Page } from "@playwright/test";
import { addStyles } from "./add-styles";

/**
 * What keeps a reader from the text of the page as it stands: text beside the window, cut off, written over other text or
 * over the edge of what it is written on, cards that overlap, a page that scrolls sideways. Each fault names the text.
 */
export async function illegible(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // What the browser leaves undone until it is scrolled to, counts as it will be then.
  await addStyles(page, "* { content-visibility: visible !important; }");
  return page.evaluate(findFaults);
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const name = (text: string | null) => `„${(text ?? "").trim().slice(0, 30)}“`;
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isSurface = ({ borderLeftWidth, backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    borderLeftWidth !== "0px" || backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";

  const lines: { node: Node; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    const seen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.textContent?.trim() || !seen || parent.closest(".visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // The half around the middle of the letters: ascenders and descenders of tight lines may meet.
      const box = new DOMRect(x, y + height / 4, width, height / 2);
      lines.push({ node, box });
      if (x < -1 || x + width > root.clientWidth + 1) faults.add(`beside the window: ${name(node.textContent)}`);
      let surface = false;
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const style = getComputedStyle(element);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = x > left - 1 && x + width < right + 1 && box.top > top && box.bottom < bottom;
        if (style.overflowX !== "visible" && !inside) faults.add(`cut off: ${name(node.textContent)}`);
        if (isSurface(style) && !surface && style.display !== "inline") {
          surface = true;
          if (!inside) faults.add(`over the edge of its ${element.localName}: ${name(node.textContent)}`);
        }
      }
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      if (one.node !== other.node && overlap(one.box, other.box))
        faults.add(`over each other: ${name(one.node.textContent)} and ${name(other.node.textContent)}`);
  });
  const cards = [...document.querySelectorAll("main li, main section:not(:has(li))")];
  cards.forEach((one, index) => {
    for (const other of cards.slice(index + 1))
      if (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
        faults.add(`cards over each other: ${name(one.textContent)} and ${name(other.textContent)}`);
  });
  return [...faults];
}
