import type { GatsbyNode } from "gatsby";
import { registerExtensions } from "./src/build/extensions";
import { resolvers } from "./src/build/resolvers";
import { schema } from "./src/build/schema";
import { stopOnBrokenContent } from "./src/build/stop-on-broken-content";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => stopOnBrokenContent(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  registerExtensions(actions);
  actions.createTypes(schema);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => createResolvers(resolvers);
