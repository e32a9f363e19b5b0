import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IAdapter } from "gatsby";
import { listFiles } from "../lib/list-files";
import { finishBuild } from "./build-mark";
import { buildCsp, injectCspMeta } from "./csp";
import { buildHeaders } from "./headers";

/** What Gatsby makes for itself, each build anew, or for features that this site does not use. */
const UNUSED = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * Finishes the build for any static host: writes the Content-Security-Policy of each page into it (the form for volunteers is
 * no page of Gatsby and has its own) and the headers to `public/_headers`, for Netlify and Cloudflare Pages. The last step of a
 * build. Without an adapter Gatsby would download a list of adapters and run it.
 */
export const adapter: IAdapter = {
  name: "any-host",
  adapt({ pathPrefix }) {
    for (const path of UNUSED) rmSync(`public/${path}`, { recursive: true, force: true });
    const files = listFiles("public");
    for (const file of files) {
      if (!file.endsWith(".html")) continue;
      const html = readFileSync(`public/${file}`, "utf8");
      // No page of Gatsby: the form, or a file of static/ by which a search engine verifies who owns the site.
      if (!html.includes('id="___gatsby"')) continue;
      writeFileSync(`public/${file}`, injectCspMeta(html, buildCsp(html, process.env.GATSBY_DATA_HOST)));
    }
    writeFileSync("public/_headers", buildHeaders(files, pathPrefix));
    finishBuild();
  },
};
