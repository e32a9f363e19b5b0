import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { readHeaderRules } from "../support/header-rules";
import { stripScripts } from "../support/strip-scripts";
import { recordProblems } from "./record-problems";

const FOLDER = "public";

/** What the worker's browser has seen: it keeps cache and storage of each. The system gives a port again after some hundred. */
const usedPorts = new Set<number>();

/** What a test changes. Classic WebDriver neither intercepts requests nor runs a script before those of the page. */
interface Behaviour {
  /** Source that runs before all scripts of each page, for example to set the clock. */
  script: string;
  /** Whether pages come with their scripts. */
  scripts: boolean;
  /** Whether a request for the path gets status 500. */
  fail: (path: string) => boolean;
  /** Whether a request for the path waits for its answer, until this says otherwise. */
  hold: (path: string) => boolean;
}

export interface SiteServer extends Behaviour {
  origin: string;
  /** Paths that were requested, with the status of the answer. */
  requests: { path: string; status: number }[];
  /** Moves to another port, so that nothing comes from the browser's cache, and forgets all requests. */
  restart: () => Promise<void>;
  close: () => void;
}

/** Serves the built site on a free port with the headers it is published with (`public/_headers`). */
export async function serveSite(): Promise<SiteServer> {
  const headersOf = readHeaderRules(FOLDER);
  const files = sirv(FOLDER, { brotli: true, etag: true });
  const server = createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url ?? "/", "http://site").pathname);
    response.on("close", () => site.requests.push({ path, status: response.statusCode }));
    const setHeaders = (adjust = (value: string) => value) => {
      for (const [name, value] of headersOf(path)) response.setHeader(name, adjust(value));
    };
    const sendPage = (file: string, status: number) => {
      const { html, allow } = adjustPage(readFileSync(join(FOLDER, file), "utf8"), site);
      setHeaders(allow);
      response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    };
    while (site.hold(path)) await new Promise((resolve) => setTimeout(resolve, 20));
    if (site.fail(path)) return response.writeHead(500).end();
    if (path.endsWith("/") && existsSync(join(FOLDER, path, "index.html")))
      return sendPage(join(path, "index.html"), 200);
    setHeaders();
    files(request, response, () => sendPage("404.html", 404));
  });
  const close = () => server.close().closeAllConnections();
  const restart = async () => {
    let port: number;
    do {
      close();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      port = (server.address() as AddressInfo).port;
    } while (usedPorts.has(port));
    usedPorts.add(port);
    site.origin = `http://127.0.0.1:${port}`;
    site.requests = [];
  };
  const site: SiteServer = {
    script: "",
    scripts: true,
    fail: () => false,
    hold: () => false,
    origin: "",
    requests: [],
    restart,
    close,
  };
  await restart();
  return site;
}

/** The page with the test's script, or without scripts of its own; and its published policies with that script allowed. */
function adjustPage(published: string, { script, scripts }: Behaviour) {
  const source = `(${recordProblems})();${script}`;
  const hash = createHash("sha256").update(source).digest("base64");
  const allow = (policy: string) => policy.replace("script-src ", `script-src 'sha256-${hash}' `);
  // A browser without scripting shows what stands in <noscript>.
  const page = scripts ? published : stripScripts(published).replace(/<\/?noscript>/g, "");
  const html = page
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, allow)
    .replace("<head>", () => `<head><script>${source}</script>`);
  return { html, allow };
}
