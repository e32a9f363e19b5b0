import { NOW, screens } from "../support/pages";
import { clockAt } from "./site";
import { test } from "./test";

for (const { name, path, now, error } of screens)
  test(`${name} opens without any error, shows every picture, and Tab reaches its controls`, async ({ tab, site }) => {
    if (error) site.allowed.push(error);
    site.script = clockAt(now ?? NOW);
    await tab.open(path);
    await tab.loadPictures();
    const { count } = await tab.driver.evaluate(focused);
    for (let index = 0; index < count; index++) {
      await tab.driver.pressTab();
      await tab.poll(focused, `Tab stop ${index}`).toEqual({ count, index, issues: [] });
    }
  });

/** The index of the focused control among all that are shown, and why a visitor cannot see it or hear its name. */
function focused() {
  const control = document.activeElement as HTMLElement;
  const controls = [...document.querySelectorAll("a[href], button")].filter((one) => one.getClientRects().length > 0);
  const { left, right, top, bottom } = control.getBoundingClientRect();
  // The middle of the part that is in the viewport (WCAG 2.4.11).
  const onTop = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  const issues: string[] = [];
  if (!control.ariaLabel && !control.innerText.trim()) issues.push("no name");
  if (!onTop || !control.contains(onTop)) issues.push(`covered by ${onTop?.outerHTML.slice(0, 100)}`);
  const outlined = [getComputedStyle(control), getComputedStyle(control, "::after")];
  if (!outlined.some(({ outlineStyle }) => outlineStyle === "solid")) issues.push("no outline");
  return { count: controls.length, index: controls.indexOf(control), issues };
}

test("the form opens in Czech without error or policy violation", async ({ tab }) => {
  await tab.goto("/sprava/");
  await tab.texts("h1, button").toEqual(["Správa webu", "Upravovat web v tomto počítači"]);
});
