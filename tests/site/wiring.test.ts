/** @jest-environment node */
import config from "../../gatsby-config";
import * as hooks from "../../gatsby-node";
import { adapter } from "../../src/build/adapter";
import { createAutoOrientedCopy } from "../../src/graphql/auto-orient-image";

test("a build has an adapter of its own, so it downloads no list of others", () => {
  expect(config.adapter).toBe(adapter);
});

test("each new picture is looked at for its EXIF orientation", () => {
  expect(hooks.onCreateNode).toBe(createAutoOrientedCopy);
});
