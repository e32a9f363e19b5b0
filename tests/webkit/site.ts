import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { readHeaderRules } from "../support/header-rules";
import { TEST_SITE } from "../support/project-copy";

const FOLDER = join(TEST_SITE, "public");
/** Origins that the worker's browser knows, and has cached. After some hundred ports the system assigns the same port again. */
const usedOrigins = new Set<string>();

/** Serves the test site as a test wants it, because WebKit's driver can neither change responses nor run a script first. */
export class Site {
  origin = "";
  /** Source text of a script that runs before the scripts of each page. */
  script = "";
  /** Whether a request for the path gets status 500. */
  fails = (_path: string) => false;
  /** Paths that were requested, with the status of the answer. */
  requests: { path: string; status: number }[] = [];
  /** Errors that the test provokes itself. */
  allowed: RegExp[] = [];

  private server = createServer((request, response) => this.answer(request, response));
  private headersOf = readHeaderRules(FOLDER);
  private files = sirv(FOLDER);

  /** Serves the site at a port that the browser has not seen, with the headers of `_headers`. */
  async start() {
    do {
      this.stop();
      await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
      this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    } while (usedOrigins.has(this.origin));
    usedOrigins.add(this.origin);
  }
  stop = () => this.server.close().closeAllConnections();

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURI(new URL(request.url ?? "/", this.origin).pathname);
    const source = `(${recordErrors})();${this.script}`;
    const hash = createHash("sha256").update(source).digest("base64");
    const allow = (policy: string) => policy.replace("script-src ", `script-src 'sha256-${hash}' `);
    const sendPage = (file: string, status: number) => {
      const html = readFileSync(file, "utf8")
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, allow)
        .replace("<head>", () => `<head><script>${source}</script>`);
      response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    };
    response.on("close", () => this.requests.push({ path, status: response.statusCode }));
    if (this.fails(path)) return response.writeHead(500).end();
    for (const [name, value] of this.headersOf(path)) response.setHeader(name, allow(value));
    const page = join(FOLDER, path, "index.html");
    if (path.endsWith("/") && existsSync(page)) sendPage(page, 200);
    else this.files(request, response, () => sendPage(join(FOLDER, "404.html"), 404));
  }
}

/** Source text of a script that sets the visitor's clock. The clock runs on from this time. */
export const clockAt = (time: number) => `{
  const SystemDate = Date, shift = ${time} - Date.now();
  Date = class extends SystemDate {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
    static now() { return SystemDate.now() + shift; }
  };
}`;

/**
 * Runs before the scripts of each page, as source text. Records errors and policy violations in sessionStorage, which survives
 * a change of page. WebKit's driver does not report the console.
 */
function recordErrors() {
  const record = (error = "") => {
    const before = JSON.parse(sessionStorage.getItem("errors") ?? "[]");
    sessionStorage.setItem("errors", JSON.stringify(error ? [...before, `${location.pathname}: ${error}`] : before));
  };
  record(); // Marks that this script has run.
  const onError = ({ target, message }: ErrorEvent) =>
    record(target instanceof Element ? `failed: ${target.outerHTML.slice(0, 200)}` : `error: ${message}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => record(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    record(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) console[level] = (...data) => record(`console: ${data.join(" ")}`);
}
