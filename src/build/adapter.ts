import { readFileSync, writeFileSync } from "node:fs";
import type { IAdapter } from "gatsby";
import { ADMIN_PAGE, ADMIN_POLICY } from "./admin";
import { buildCsp, injectCspMeta } from "./csp";
import { codeHash, deferScripts } from "./defer-scripts";
import { formatNetlifyHeaders, formatNginxHeaders } from "./header-formats";
import { buildHeaderRules } from "./headers";
import { listFiles } from "./list-files";
import { precompress } from "./precompress";

/**
 * Finishes the build for any host: defers the scripts of each page and writes its Content-Security-Policy into it (the form for
 * volunteers is no page of Gatsby and has its own), writes all headers to `public/_headers` (Netlify, Cloudflare Pages) and
 * `public/_nginx.conf` (with the 404 page), and compresses all text files. Without an adapter Gatsby would download a list of
 * adapters and run it.
 */
export const adapter: IAdapter = {
  name: "any-host",
  async adapt({ pathPrefix }) {
    // Gatsby would make a manifest of all files and routes when asked: with 2,000 entries in 8 s.
    const files = listFiles("public");
    const policies = new Map<string, string>();
    let appData = "";
    for (const file of files) {
      if (!file.endsWith(".html") || file.startsWith("_gatsby/")) continue;
      const path = `${pathPrefix}/${file.replace(/index\.html$/, "")}`;
      if (file === ADMIN_PAGE) {
        policies.set(path, ADMIN_POLICY);
        continue;
      }
      const built = readFileSync(`public/${file}`, "utf8");
      const html = deferScripts(built, readFileSync(pageDataFile(file), "utf8"));
      appData = JSON.stringify({ webpackCompilationHash: codeHash(html) });
      const policy = buildCsp(html, process.env.GATSBY_DATA_HOST);
      const page = injectCspMeta(html, policy);
      if (page !== built) writeFileSync(`public/${file}`, page);
      policies.set(path, policy);
    }
    writeFileSync("public/page-data/app-data.json", appData);
    const rules = buildHeaderRules(files, policies, pathPrefix);
    writeFileSync("public/_headers", formatNetlifyHeaders(rules));
    writeFileSync(
      "public/_nginx.conf",
      `error_page 403 404 =404 ${pathPrefix}/404.html;\n\n${formatNginxHeaders(rules)}`,
    );
    await precompress("public", files);
  },
};

/** Where Gatsby writes the data of a page: `letos/index.html` → `public/page-data/letos/page-data.json`. */
function pageDataFile(page: string): string {
  const path = page.replace(/\/?index\.html$/, "");
  return `public/page-data/${path || "index"}/page-data.json`;
}
