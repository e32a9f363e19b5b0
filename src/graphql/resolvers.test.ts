import type { ContentNode } from "./resolver-types";
import { resolvers } from "./resolvers";

const node = (fields: object) => fields as ContentNode;

test.each([
  [{ hoverImage: "./a.jpg" }, false],
  [{ hoverImage: "./a.jpg", disabled: true }, true],
  [{ hoverImage: "./a.jpg", disabled: false }, false],
  [{ disabled: false }, true],
  [{}, true],
])("leader %j is disabled: %s", (fields, expected) => {
  expect(resolvers.Leader.disabled.resolve(node(fields))).toBe(expected);
});

const site = { siteMetadata: { siteUrl: "https://klub.cz/tabor" } };
const context = { nodeModel: { findOne: async () => site } };

test.each([
  [{ link: "/files/informace.pdf" }, "https://klub.cz/tabor/files/informace.pdf"],
  [{}, null],
])("the absolute URL of document %j is %s", async (fields, expected) => {
  expect(await resolvers.FileLink.url.resolve(node(fields), {}, context as never)).toBe(expected);
});
