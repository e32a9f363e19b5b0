import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IAdapter } from "gatsby";
import { listFiles } from "../lib/list-files";
import { finishBuild } from "./build-mark";
import { buildCsp, injectCspMeta } from "./csp";
import { buildHeaders } from "./headers";

/**
 * Files that need not be published: Gatsby makes them in each build for itself, or for features that this site does not use. What
 * an earlier build has left, build-mark.ts deletes.
 */
const UNUSED = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/**
 * The last step of a build, for any static host. It writes the Content-Security-Policy of each page into the page, and the
 * headers into `public/_headers`, which Netlify and Cloudflare Pages read. The form for volunteers has a policy of its own
 * (admin.ts).
 *
 * This step is an adapter for one reason: if a site has no adapter, Gatsby downloads a list of adapters in each build and runs
 * the downloaded code. When Gatsby no longer does this, `onPostBuild` in gatsby-node.ts may be the simpler place.
 */
export const adapter: IAdapter = {
  name: "any-host",
  adapt({ pathPrefix }) {
    for (const path of UNUSED) rmSync(`public/${path}`, { recursive: true, force: true });
    const files = listFiles("public");
    for (const file of files.filter((file) => file.endsWith(".html"))) {
      const html = readFileSync(`public/${file}`, "utf8");
      // An HTML file that Gatsby has not rendered stays as it is: the form, or a file in static/ by which a search engine
      // verifies who owns the site.
      if (!html.includes('id="___gatsby"')) continue;
      writeFileSync(`public/${file}`, injectCspMeta(html, buildCsp(html, process.env.GATSBY_DATA_HOST)));
    }
    writeFileSync("public/_headers", buildHeaders(files, pathPrefix));
    finishBuild();
  },
};
