/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { buildWebManifest } from "./web-manifest";

const site = { title: "Tábor", subtitle: "III. turnus", description: "Týden ve stanech." };

test.each(["/", "/tabor/"])("a site at %s starts there, and its icons exist", (start) => {
  const manifest = JSON.parse(buildWebManifest({ ...site, siteUrl: `https://klub.cz${start}` }));
  expect(manifest).toMatchObject({
    name: "Tábor, III. turnus",
    short_name: "Tábor",
    lang: "cs",
    start_url: start,
  });
  for (const { src } of manifest.icons)
    expect([src, existsSync(`static/${src.slice(start.length)}`)]).toEqual([src, true]);
});

test("its colours are those of the site", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const { theme_color, background_color } = JSON.parse(buildWebManifest({ ...site, siteUrl: "https://klub.cz/" }));
  expect(tokens).toContain(`--forest: ${theme_color};`);
  expect(tokens).toContain(`--canvas: ${background_color};`);
});
