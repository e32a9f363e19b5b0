import { stripScripts } from "./strip-scripts";

test.each([
  ["an inline script that contains tags", "<b>a</b><script>x='<p>' > 1\n</script ><i>b</i>", "<b>a</b><i>b</i>"],
  ["a script with > in an attribute", '<script data-x="a>b">1</script>c', "c"],
  ["each of several scripts", "<script>1</script>a<SCRIPT>2</SCRIPT>b", "ab"],
  ["a preloaded script", '<link as="script" rel="preload" href="/a.js"/>', ""],
  ["preloaded data", "<link rel=preload href=/page-data.json as=fetch crossorigin>", ""],
])("removes %s", (_, html, rest) => expect(stripScripts(html)).toBe(rest));

test.each([
  ["a preloaded font", '<link rel="preload" as="font" href="/a.woff2" crossorigin="anonymous"/>'],
  ["a preloaded image", '<link rel="preload" as="image" imagesrcset="/script.webp 1x"/>'],
  ["styles and text that mention scripts", "<style>.script{}</style><p>&lt;script&gt;</p>"],
])("keeps %s", (_, html) => expect(stripScripts(html)).toBe(html));
