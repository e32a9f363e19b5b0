import { screens } from "../support/screens";
import { clockAt } from "./inject";
import { test } from "./test";

for (const { name, path, now, error } of screens)
  test(`Tab reaches every control of ${name} in order, each visible and with a name, and nothing else`, async ({
    tab,
    site,
    allowErrors,
  }) => {
    if (error) allowErrors(error);
    if (now) site.script = clockAt(now);
    await tab.open(path);
    const count = await tab.driver.evaluate(
      () =>
        [...document.querySelectorAll("a[href], button")].filter((control) => control.getClientRects().length > 0)
          .length,
    );
    for (let index = 0; index < count; index++) {
      await tab.driver.press("Tab");
      await tab.poll(focused, `Tab stop ${index}`).toEqual({ index, issues: [] });
    }
  });

/** The index of the focused control among all that are shown; why a visitor cannot see it or would not hear what it is. */
function focused() {
  const control = document.activeElement as HTMLElement;
  const controls = [...document.querySelectorAll("a[href], button")].filter(
    (control) => control.getClientRects().length > 0,
  );
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const issues: string[] = [];
  if (!controls.includes(control)) issues.push(`a stop on ${control.outerHTML.slice(0, 100)}`);
  if (!control.ariaLabel && !control.innerText.trim()) issues.push("no name");
  if (!onTop || !control.contains(onTop)) issues.push(`covered by ${onTop?.outerHTML.slice(0, 100)}`);
  const outlined = [getComputedStyle(control), getComputedStyle(control, "::after")];
  if (!outlined.some(({ outlineStyle }) => outlineStyle === "solid")) issues.push("no outline");
  return { index: controls.indexOf(control), issues };
}
