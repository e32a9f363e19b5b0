import { injectCspMeta } from "./csp";

test("a page gets its policy right after the charset, and a new one in each build", () => {
  const page = '<head><meta charSet="utf-8"/><title>Letos</title></head>';
  const once = injectCspMeta(page, "default-src 'none'");
  expect(once).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>Letos</title></head>`,
  );
  expect(injectCspMeta(once, "default-src 'self'")).toBe(once.replace("none", "self"));
  expect(() => injectCspMeta("<head></head>", "default-src 'none'")).toThrow("<meta charset>");
});
