import { stripScripts } from "./strip-scripts";

test("removes scripts with their preloads, and nothing else", () => {
  const kept = '<link rel="preload" as="font" href="/script.woff2"/><style>.script{}</style><p>&lt;script&gt;</p>';
  const preloads = '<link rel="preload" href="/a.js" as="script"/><link as="fetch" rel="prefetch" href="/data"/>';
  expect(stripScripts(`<script>x='<p>' > 1\n</script>${preloads}${kept}<script src="/a.js"></script>`)).toBe(kept);
});
