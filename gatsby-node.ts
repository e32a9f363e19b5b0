import type { GatsbyNode } from "gatsby";
import { clearStaleOutput } from "./src/build/clear-stale-output";
import { cssHash } from "./src/build/css-hash";
import { startScripts } from "./src/build/defer-scripts";
import { writeGeneratedFiles } from "./src/build/generated-files";
import { parseSiteUrl } from "./src/build/site-url";
import { validateContent } from "./src/build/validate-content";
import { createAutoOrientedCopy } from "./src/graphql/auto-orient-image";
import { registerFieldExtensions } from "./src/graphql/field-extensions";
import { resolvers } from "./src/graphql/resolvers";
import { schema } from "./src/graphql/type-defs";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await validateContent(reporter, process.env.gatsby_executing_command === "develop");
  clearStaleOutput(process.cwd(), parseSiteUrl(process.env.SITE_URL).siteUrl);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = createAutoOrientedCopy;

/**
 * Publishes no source maps; lets pages load before their scripts (start-scripts.ts); tells the renderer of pages which
 * styles they will hold (styles-digest.ts).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, plugins: [startScripts] });
  if (stage.endsWith("html"))
    actions.setWebpackConfig({ plugins: [plugins.define({ CSS_HASH: JSON.stringify(cssHash("src")) })] });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  registerFieldExtensions(actions);
  actions.createTypes(schema);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => createResolvers(resolvers);

export const onPostBuild = writeGeneratedFiles;
