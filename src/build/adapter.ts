import { readFileSync, writeFileSync } from "node:fs";
import type { IAdapter } from "gatsby";
import { listFiles } from "../lib/list-files";
import { ADMIN_PAGE, ADMIN_POLICY } from "./admin";
import { buildCsp, injectCspMeta } from "./csp";
import { buildHeaderRules, formatHeaders } from "./headers";

/**
 * Finishes the build for any static host: writes the Content-Security-Policy of each page into it (the form for volunteers is
 * no page of Gatsby and has its own) and all headers to `public/_headers`, for Netlify and Cloudflare Pages. Without an adapter
 * Gatsby would download a list of adapters and run it.
 */
export const adapter: IAdapter = {
  name: "any-host",
  adapt({ pathPrefix }) {
    const files = listFiles("public");
    const policies = new Map<string, string>();
    for (const file of files) {
      if (!file.endsWith(".html") || file.startsWith("_gatsby/")) continue;
      const path = `${pathPrefix}/${file.replace(/index\.html$/, "")}`;
      policies.set(path, file === ADMIN_PAGE ? ADMIN_POLICY : addPolicy(`public/${file}`));
    }
    writeFileSync("public/_headers", formatHeaders(buildHeaderRules(files, policies, pathPrefix)));
  },
};

/** Writes its policy into a page, and returns it. */
function addPolicy(page: string): string {
  const html = readFileSync(page, "utf8");
  const policy = buildCsp(html, process.env.GATSBY_DATA_HOST);
  writeFileSync(page, injectCspMeta(html, policy));
  return policy;
}
