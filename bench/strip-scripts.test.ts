import { stripScripts } from "./strip-scripts";

test.each([
  ["a file", '<p>a</p><script src="/app.js" async></script><p>b</p>', "<p>a</p><p>b</p>"],
  ["an inline script with tags in it", "<b>a</b><script>x='<p>' > 1\n</script ><i>b</i>", "<b>a</b><i>b</i>"],
  ["a script whose attribute holds a bracket", '<script data-x="a>b">1</script>c', "c"],
  ["a data block", '<script type="application/ld+json">{}</script>', ""],
  ["several scripts, each to its own end", "<script>1</script>a<SCRIPT>2</SCRIPT>b", "ab"],
  ["a module fetched ahead", '<link rel="modulepreload" href="/a.js"/>', ""],
  ["a script fetched ahead", '<link as="script" rel="preload" href="/a.js"/>', ""],
  ["data fetched ahead", "<link rel=preload href=/page-data.json as=fetch crossorigin>", ""],
  ["a script prefetched", '<link rel="prefetch" as="script" href="/b.js">', ""],
])("takes out %s", (_, html, rest) => expect(stripScripts(html)).toBe(rest));

test.each([
  ["a preloaded font", '<link rel="preload" as="font" href="/a.woff2" crossorigin="anonymous"/>'],
  ["a preloaded picture", '<link rel="preload" as="image" imagesrcset="/script.webp 1x"/>'],
  ["a style sheet", '<link rel="stylesheet" href="/script.css"/>'],
  ["styles and text that speak of scripts", "<style>.script{}</style><p>&lt;script&gt;</p>"],
  ["what is for visitors without scripts", '<noscript><a href="/film.mp4">film</a></noscript>'],
])("leaves %s", (_, html) => expect(stripScripts(html)).toBe(html));
