/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type SiteServer, serveSite } from "./server";

const script = "/app-0123456789abcdef0123.js";
const image = "/static/0123456789abcdef0123456789abcdef/ab12c/2025.webp";
const files = {
  "index.html": "<h1>Tábor</h1><script>1</script>",
  // Other content than in index.html shows which of the two was sent.
  "index.html.br": brotliCompressSync("compressed"),
  "letos/index.html": "<h1>Letos</h1><script>1</script>",
  "404.html": "<h1>404</h1>",
  // In Gatsby's output this is a folder.
  "page-data/404.html/page-data.json": "{}",
  [script]: "1;",
  [image]: "image",
};
const folder = mkdtempSync(join(tmpdir(), "served-"));
let server: SiteServer;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = await serveSite(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/", 200, "compressed", "no-cache", "br"],
  ["/?without-scripts", 200, "<h1>Tábor</h1>", "no-cache", "br"],
  ["/letos/?without-scripts", 200, "<h1>Letos</h1>", "no-cache", "br"],
  [script, 200, "1;", "public, max-age=31536000, immutable", null],
  [image, 200, "image", "public, max-age=31536000, immutable", null],
  ["/neni/", 404, "<h1>404</h1>", null, null],
])("%s: status %d, body %j, Cache-Control %s, Content-Encoding %s", async (path, ...expected) => {
  const response = await fetch(server.origin + path, { headers: { "Accept-Encoding": "br" } });
  const headers = ["cache-control", "content-encoding"].map((name) => response.headers.get(name));
  expect([response.status, await response.text(), ...headers]).toEqual(expected);
});
