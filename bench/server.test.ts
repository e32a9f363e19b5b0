/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type SiteServer, serveSite, WITHOUT_SCRIPTS } from "./server";

const files = {
  "index.html": "<h1>Tábor</h1><script>1</script>",
  "letos/index.html": "<h1>Letos</h1>",
  "404.html": "<h1>404</h1>",
  "app-0123456789abcdef0123.js": "1;",
  "static/0123456789abcdef0123456789abcdef/ab12c/2025.webp": "picture",
  "page-data/letos/page-data.json": "{}",
  "app.js.map": "{}",
};
let folder: string;
let server: SiteServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "served-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = await serveSite(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    request(server.origin + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        const text = (answer.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/", 200, "text/html; charset=utf-8", "no-cache", "br"],
  ["/letos/", 200, "text/html; charset=utf-8", "no-cache", "br"],
  ["/app-0123456789abcdef0123.js", 200, "text/javascript; charset=utf-8", /immutable/, "br"],
  ["/static/0123456789abcdef0123456789abcdef/ab12c/2025.webp", 200, "image/webp", /immutable/, undefined],
  ["/page-data/letos/page-data.json", 200, "application/json; charset=utf-8", "no-cache", "br"],
  ["/neni/", 404, "text/html; charset=utf-8", "no-cache", "br"],
  ["/app.js.map", 404, "text/html; charset=utf-8", "no-cache", "br"],
])("%s: %d, %s, %s, %s", async (path, status, type, cache, encoding) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe(type);
  expect(answer.headers["cache-control"]).toEqual(expect.stringMatching(cache));
  expect(answer.headers["content-encoding"]).toBe(encoding);
});

test("a page also comes without its scripts, and in plain to those who do not unpack", async () => {
  expect((await get("/")).text).toBe("<h1>Tábor</h1><script>1</script>");
  expect((await get(`/${WITHOUT_SCRIPTS}`)).text).toBe("<h1>Tábor</h1>");
  expect((await get("/", {})).text).toBe("<h1>Tábor</h1><script>1</script>");
});

test("what has not changed is not sent again", async () => {
  const { headers } = await get("/letos/");
  const again = await get("/letos/", { "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
});
