import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sirv, { type Options } from "sirv";
import { precompress } from "../src/build/precompress";
import { stripScripts } from "./strip-scripts";

/** Query string that asks for a page's copy without scripts: the baseline that pages are compared with. */
export const WITHOUT_SCRIPTS = "?without-scripts";

/** webpack and Gatsby put a content hash of 20 or more hexadecimal digits into the URL. */
const HASHED = /[-./][0-9a-f]{20,}[./]/;

const options: Options = {
  brotli: true,
  etag: true,
  setHeaders: (response, path) =>
    response.setHeader("Cache-Control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache"),
};

export interface SiteServer {
  /** `http://127.0.0.1:<port>`, reachable from this machine only. */
  origin: string;
  close: () => void;
}

/**
 * Serves a built site on a free port as a static host does: precompressed files, immutable hashed files, 404.html for
 * unknown paths. Copies without scripts come the same way from a temporary folder, so that only the scripts differ.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const copies = await writeCopiesWithoutScripts(folder);
  const [site, baseline] = [sirv(folder, options), sirv(copies, options)];
  const notFound = readFileSync(join(folder, "404.html"));
  const server = createServer((request, response) => {
    const serve = request.url?.endsWith(WITHOUT_SCRIPTS) ? baseline : site;
    serve(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close().closeAllConnections();
    rmSync(copies, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

async function writeCopiesWithoutScripts(folder: string): Promise<string> {
  const copies = mkdtempSync(join(tmpdir(), "without-scripts-"));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (basename(name) !== "index.html") continue;
    mkdirSync(dirname(join(copies, name)), { recursive: true });
    writeFileSync(join(copies, name), stripScripts(readFileSync(join(folder, name), "utf8")));
  }
  await precompress(copies);
  return copies;
}
