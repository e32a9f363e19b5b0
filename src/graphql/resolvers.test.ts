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

test("the countdown counts to the start, offset included", () => {
  const start = "2025-07-20T14:00:00+02:00";
  expect(resolvers.Camp.countdownTimestamp.resolve(node({ start }))).toBe(Date.UTC(2025, 6, 20, 12));
});

test("the camp is over when its last day is, at the offset of its start", () => {
  const camp = node({ start: "2025-07-20T14:00:00+02:00", end: "2025-07-27" });
  expect(resolvers.Camp.overTimestamp.resolve(camp)).toBe(Date.UTC(2025, 6, 27, 22));
});

const site = { siteMetadata: { siteUrl: "https://klub.cz/tabor" } };
const context = { nodeModel: { findOne: async () => site } };

test.each([
  [{ link: "/files/informace.pdf" }, "https://klub.cz/tabor/files/informace.pdf"],
  [{}, null],
])("the absolute URL of document %j is %s", async (fields, expected) => {
  expect(await resolvers.FileLink.url.resolve(node(fields), {}, context as never)).toBe(expected);
});

test("the URL of the site comes from its configuration, with a trailing slash", async () => {
  expect(await resolvers.SiteInfo.siteUrl.resolve({}, {}, context as never)).toBe("https://klub.cz/tabor/");
});
