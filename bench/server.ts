import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import { precompress } from "../src/build/precompress";
import { readHeaderRules } from "../tests/support/header-rules";
import { stripScripts } from "../tests/support/strip-scripts";

/** Serves a built site as a host does, with the headers of its `_headers` and its compressed files. Returns the origin. */
export async function serveSite(folder: string): Promise<string> {
  const headersOf = readHeaderRules(folder);
  const files = sirv(folder, { brotli: true, etag: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    for (const [name, value] of headersOf(decodeURI(pathname))) response.setHeader(name, value);
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Makes a copy of the built site whose pages have no scripts, compressed like the pages. Returns its folder. */
export async function copyWithoutScripts(pages: readonly { path: string }[]): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "without-scripts-"));
  process.on("exit", () => rmSync(copy, { recursive: true }));
  cpSync("public", copy, { recursive: true });
  const files = pages.map(({ path }) => join(path, "index.html"));
  for (const file of files) writeFileSync(join(copy, file), stripScripts(readFileSync(join(copy, file), "utf8")));
  await precompress(copy, files);
  return copy;
}
