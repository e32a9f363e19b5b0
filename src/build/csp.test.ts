import { buildCsp, injectCspMeta } from "./csp";

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

test("the default is the site itself, so that Firefox prefetches; what is not used is none by name", () => {
  expect(directives(buildCsp(""))).toMatchObject({
    "default-src": ["'self'"],
    "media-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
});

test("a page gets its policy right after the charset, and a new one in each build", () => {
  const page = '<head><meta charSet="utf-8"/><title>Letos</title></head>';
  const once = injectCspMeta(page, "default-src 'none'");
  expect(once).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>Letos</title></head>`,
  );
  expect(injectCspMeta(once, "default-src 'self'")).toBe(once.replace("none", "self"));
  expect(() => injectCspMeta("<head></head>", "default-src 'none'")).toThrow("<meta charset>");
});
