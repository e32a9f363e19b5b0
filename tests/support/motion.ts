import type { Page } from "@playwright/test";

/** Elements with a transition or an animation that takes time. */
export const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) =>
        ["", "::before", "::after"].some((pseudo) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
          return /[1-9]/.test(transitionDuration + animationDuration);
        }),
      )
      .map(({ localName, className }) => `${localName}.${className}`),
  );
