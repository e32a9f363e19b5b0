import type { GatsbyNode } from "gatsby";
import { registerExtensions } from "./src/build/extensions";
import { forgetOtherAddress } from "./src/build/forget-other-address";
import { guardContent } from "./src/build/guard-content";
import { resolvers } from "./src/build/resolvers";
import { schema } from "./src/build/schema";
import { siteAddress } from "./src/build/site-address";
import { writeSiteFiles } from "./src/build/site-files";
import { startScripts } from "./src/build/start-scripts";
import { stylesDigest } from "./src/build/styles-digest";
import { createUprightCopy } from "./src/build/upright-copy";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await guardContent(reporter, process.env.gatsby_executing_command === "develop");
  forgetOtherAddress(process.cwd(), siteAddress(process.env.SITE_URL).siteUrl);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = createUprightCopy;

/**
 * Publishes no source maps; lets pages load before their scripts (start-scripts.ts); tells the renderer of pages which
 * styles they will hold (styles-digest.ts).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, plugins: [startScripts] });
  if (stage.endsWith("html"))
    actions.setWebpackConfig({ plugins: [plugins.define({ STYLES_DIGEST: JSON.stringify(stylesDigest("src")) })] });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  registerExtensions(actions);
  actions.createTypes(schema);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => createResolvers(resolvers);

export const onPostBuild = writeSiteFiles;
