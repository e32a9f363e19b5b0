/** @jest-environment node */
import "../../gatsby-config";
import * as hooks from "../../gatsby-node";
import { createUprightCopy } from "../../src/build/upright-copy";

test("a build is told its adapters, so it downloads no list of them", () => {
  expect(process.env.GATSBY_ADAPTERS_MANIFEST).toBe("module.exports = [];");
});

test("each new picture is looked at for its EXIF orientation", () => {
  expect(hooks.onCreateNode).toBe(createUprightCopy);
});
