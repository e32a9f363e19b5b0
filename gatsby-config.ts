import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { adapter } from "./src/build/adapter";
import { parseSiteUrl } from "./src/build/site-url";
import { reportChange } from "./src/build/validate-content";
import { contentTypes, type DataFile } from "./src/content/schemas";

const { siteUrl, pathPrefix } = parseSiteUrl(process.env.SITE_URL);

// Gatsby makes pictures with one processor less than it counts. With one more in the count, it uses all of them, and a build on
// two processors takes a fifth less time. Delete when Gatsby uses all processors.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

/**
 * The GraphQL type of the entries of a data file. Without this function gatsby-transformer-json would derive the type's name from
 * the name of the file or of its folder.
 */
const typeName = ({ node }: { node: { base: string } }) => contentTypes[node.base as DataFile];

/** How pictures are published. docs/performance.md says why WebP and not AVIF, and why this quality. */
const defaults = {
  formats: ["webp"],
  quality: 72,
  placeholder: "blurred",
  blurredOptions: { width: 16, toFormat: "webp" },
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix,
  adapter,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data", ignore: ["**/schema/*", "**/navod/*", "**/documents/*"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "documents", path: "./static/files" } },
    { resolve: resolve("src/build/report-changes"), options: { reportChange } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    { resolve: "gatsby-plugin-sharp", options: { defaults } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sitemap",
      // The sitemap gives no date, change frequency or priority of a page, because nobody would keep them correct.
      options: { output: "/", createLinkInHead: false, serialize: ({ path }: { path: string }) => ({ url: path }) },
    },
  ],
};

export default config;
