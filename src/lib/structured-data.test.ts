import { jsonLd, organization, type SiteFacts } from "./structured-data";

const url = (path: string) => `https://klub.cz/tabor${path}`;
const site: SiteFacts = { name: "Tábor, III. turnus", description: "Týden.", picture: url("/share.jpg"), url };

const names = ["</script><script>alert(1)</script>", "<!--<script>", "&lt;&amp;", 'uvozovky " a \\'];
test.each(names)("%s neither ends the script nor changes", (name) => {
  const text = jsonLd([organization({ ...site, name })]);
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});
