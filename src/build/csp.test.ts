import { injectCspMeta } from "./csp";

test("a page gets a new policy in each build, and has to have a charset", () => {
  const once = injectCspMeta('<meta charSet="utf-8"/>', "default-src 'none'");
  expect(injectCspMeta(once, "default-src 'self'")).toBe(once.replace("none", "self"));
  expect(() => injectCspMeta("<head></head>", "default-src 'none'")).toThrow("<meta charset>");
});
