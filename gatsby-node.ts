import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { buildAdmin } from "./src/build/admin";
import { createYearPages } from "./src/build/create-year-pages";
import { writeGeneratedFiles } from "./src/build/generated-files";
import { validateContent } from "./src/build/validate-content";
import { registerFieldExtensions } from "./src/graphql/field-extensions";
import { createPictureCopy } from "./src/graphql/picture-copy";
import { resolvers } from "./src/graphql/resolvers";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => validateContent(reporter);

export const onCreateNode: GatsbyNode["onCreateNode"] = createPictureCopy;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  registerFieldExtensions(actions);
  actions.createTypes(readFileSync("src/graphql/types.graphql", "utf8"));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => createResolvers(resolvers);

export const createPages: GatsbyNode["createPages"] = createYearPages;

/**
 * Changes three things in Gatsby's webpack configuration:
 * - `gatsby develop` does not warn that pages import styles in different orders. It would print 300 lines after each change, and
 *   the report of the content check would be lost among them. The order of a built page is fixed in gatsby-ssr.tsx.
 * - No source maps are published.
 * - Each page carries only its own styles and those of the layout. Gatsby would merge the styles of all pages into one chunk,
 *   and each page would carry this chunk. On Kontakty the styles are now 3.5 kB after brotli instead of 11.2 kB. Delete when
 *   Gatsby inlines only the styles that a page uses.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  for (const plugin of stage === "develop" ? getConfig().plugins : [])
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  if (stage === "build-javascript")
    actions.setWebpackConfig({ devtool: false, optimization: { splitChunks: { cacheGroups: { styles: false } } } });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeGeneratedFiles(args);
  await buildAdmin(process.env.SITE_REPOSITORY);
};
