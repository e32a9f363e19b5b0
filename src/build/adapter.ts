import { readFileSync, writeFileSync } from "node:fs";
import type { IAdapter } from "gatsby";
import { buildCsp, injectCspMeta } from "./csp";
import { formatNetlifyHeaders, formatNginxHeaders } from "./header-formats";
import { buildHeaderRules } from "./headers";
import { precompress } from "./precompress";

/**
 * Makes the finished build ready for any host: writes each page's Content-Security-Policy into it, all headers into
 * `public/_headers` (Netlify, Cloudflare Pages) and `public/_nginx.conf` (with the page for what there is not), and packed
 * copies of all texts. With an adapter of its own Gatsby does not download a list of others, either.
 */
export const adapter: IAdapter = {
  name: "any-host",
  async adapt({ routesManifest, headerRoutes, pathPrefix }) {
    const policies = new Map<string, string>();
    for (const route of routesManifest) {
      if (route.type !== "static" || !route.filePath.endsWith(".html") || route.filePath.startsWith("public/_gatsby/"))
        continue;
      const html = readFileSync(route.filePath, "utf8");
      const policy = buildCsp(html, process.env.GATSBY_DATA_HOST);
      writeFileSync(route.filePath, injectCspMeta(html, policy));
      policies.set(route.path, policy);
    }
    const rules = buildHeaderRules({ routesManifest, headerRoutes, pathPrefix }, policies);
    writeFileSync("public/_headers", formatNetlifyHeaders(rules));
    writeFileSync(
      "public/_nginx.conf",
      `error_page 403 404 =404 ${pathPrefix}/404.html;\n\n${formatNginxHeaders(rules)}`,
    );
    await precompress("public");
  },
};
