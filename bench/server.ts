import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";
import { compress } from "../src/build/precompress";
import { stripScripts } from "./strip-scripts";

/** What is asked of a page's address to get its copy without scripts. */
export const WITHOUT_SCRIPTS = "?without-scripts";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
};
const compressible = /^(text\/|image\/(svg|x-icon)|application\/(json|manifest|xml))/;
/** A name that changes with its content: a hash of 20 or more hexadecimal digits, of webpack or of Gatsby's pipeline. */
const hashed = /[-./][0-9a-f]{20,}[./]/;

interface Answer {
  raw: Buffer;
  /** Present where compression is worth it. */
  brotli?: Buffer;
  headers: Record<string, string>;
}

export interface SiteServer {
  /** `http://127.0.0.1:<port>`, reachable from this machine only. */
  origin: string;
  close: () => void;
}

/**
 * Serves a built site as a plain static host does, from memory, on a free port: brotli of quality 11 made beforehand,
 * hashed files cached for good, the rest asked for anew each time, 404.html for what there is not. Each page also comes
 * without its scripts, at its address with `?without-scripts`.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const answers = await prepareAnswers(folder);
  const server = createServer((request, response) => {
    const answer = find(answers, request.url ?? "/");
    const { status, headers, body } = choose(answer, answers.get("/404.html"), request);
    response.writeHead(status, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close().closeAllConnections() };
}

async function prepareAnswers(folder: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const add = async (name: string) => {
    const raw = readFileSync(join(folder, name));
    const address = `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "/");
    answers.set(address, await prepare(name, raw));
    if (!name.endsWith(".html")) return;
    const copy = Buffer.from(stripScripts(raw.toString("utf8")));
    answers.set(address + WITHOUT_SCRIPTS, await prepare(name, copy));
  };
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // Nobody asks for source maps.
  await Promise.all(names.filter((name) => !name.endsWith(".map") && statSync(join(folder, name)).isFile()).map(add));
  return answers;
}

async function prepare(file: string, raw: Buffer): Promise<Answer> {
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  const brotli = compressible.test(type) ? await compress(raw) : undefined;
  const cache = hashed.test(file) && extname(file) !== ".html" ? "public, max-age=31536000, immutable" : "no-cache";
  const etag = `"${createHash("sha1").update(raw).digest("base64url")}"`;
  return {
    raw,
    brotli,
    headers: { "content-type": type, "cache-control": cache, etag, vary: "accept-encoding" },
  };
}

function find(answers: Map<string, Answer>, url: string): Answer | undefined {
  const [path = "/"] = url.split("?");
  const address = decodeURIComponent(path);
  return url.endsWith(WITHOUT_SCRIPTS) ? answers.get(address + WITHOUT_SCRIPTS) : answers.get(address);
}

function choose(answer: Answer | undefined, notFound: Answer | undefined, request: IncomingMessage) {
  const { raw, brotli, headers } = answer ?? notFound ?? { raw: Buffer.from("Not Found"), headers: {} };
  if (answer && request.headers["if-none-match"] === headers.etag)
    return { status: 304, headers, body: Buffer.alloc(0) };
  const status = answer ? 200 : 404;
  const packed = brotli && /\bbr\b/.test(String(request.headers["accept-encoding"]));
  return packed
    ? { status, headers: { ...headers, "content-encoding": "br" }, body: brotli }
    : { status, headers, body: raw };
}
