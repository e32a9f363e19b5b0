/** @jest-environment node */
import { buildCsp, injectCspMeta } from "./csp";

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test.each([
  [
    "a script",
    "<script>alert(1)</script>",
    "script-src",
    "'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ],
  ["a style", "<style data-a>p{}</style>", "style-src", "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
  [
    "a script of lines",
    "<script id='a'>\n1\n</script>",
    "script-src",
    "'self' 'sha256-PBL+VNcqg2ezLpeQ7yj8J15XmnKAnnIb2qth9B/WTJ4='",
  ],
])("%s is allowed by its hash", (_, html, name, expected) => {
  expect(directive(buildCsp(html), name)).toBe(expected);
});

test("the same script twice is one hash", () => {
  const script = "<script>alert(1)</script>";
  expect(buildCsp(script + script)).toBe(buildCsp(script));
});

test.each(['<script type="application/ld+json">{}</script>', '<script src="/app.js" async></script>'])(
  "%s needs no hash",
  (html) => {
    expect(directive(buildCsp(html), "script-src")).toBe("'self' ");
  },
);

test("the default is none, and nothing inline is allowed without a hash but style attributes", () => {
  const policy = buildCsp("");
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy.match(/[\w-]+ 'unsafe-\w+'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test.each([
  [undefined, "'self'"],
  ["https://data.tabor.example/films/", "'self' https://data.tabor.example"],
])("media, and nothing else, may come from the data host %s", (host, sources) => {
  const policy = buildCsp("", host);
  expect(directive(policy, "media-src")).toBe(sources);
  expect(policy.match(/data\.tabor\.example/g) ?? []).toHaveLength(host ? 1 : 0);
});

test("a page gets its policy right after the charset, and a new one in each build", () => {
  const page = '<head><meta charSet="utf-8"/><title>Letos</title></head>';
  const once = injectCspMeta(page, "default-src 'none'");
  expect(once).toBe(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>Letos</title></head>`,
  );
  expect(injectCspMeta(once, "default-src 'self'")).toBe(once.replace("none", "self"));
});

test("a page without a charset stops the build", () => {
  expect(() => injectCspMeta("<head></head>", "default-src 'none'")).toThrow("<meta charset>");
});
