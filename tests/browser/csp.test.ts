import { expect, open, test } from "../support/test";

// Browsers report a violation as an error. So every browser test shows that its pages do not violate their policy.
test("injected scripts and styles and requests to other hosts are blocked", async ({ page, allowErrors }) => {
  allowErrors(/jinde\.example|Content Security Policy|blocked an inline/);
  await open(page, "/kontakty/");
  const violations = await page.evaluateHandle(() => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
    document.body.append(
      Object.assign(document.createElement("script"), { text: "window.injected = true" }),
      Object.assign(document.createElement("style"), { textContent: "p { color: red }" }),
      Object.assign(new Image(), { src: "https://jinde.example/a.png" }),
    );
    fetch("https://jinde.example/").catch(() => {});
    return violations;
  });
  await expect
    .poll(async () => (await violations.jsonValue()).sort())
    .toEqual([
      "connect-src https://jinde.example/",
      "img-src https://jinde.example/a.png",
      "script-src-elem inline",
      "style-src-elem inline",
    ]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
