/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import { ContentFixture } from "../../tests/support/content-fixture";
import { validateContent } from "./validate-content";

let content: ContentFixture;
const reporter = { panic: jest.fn(), error: jest.fn(), info: jest.fn() };
const build = () => validateContent(reporter as unknown as Reporter, false);

beforeEach(async () => {
  content = await ContentFixture.create();
  jest.spyOn(process, "cwd").mockReturnValue(content.root);
});
afterEach(() => {
  content.remove();
  for (const tell of Object.values(reporter)) tell.mockReset();
});

test("a build of sound content goes on and counts the placeholders in one line", async () => {
  await build();
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.info).toHaveBeenCalledWith(expect.stringMatching(/zástupné údaje: \d+/));
});

test("a build of broken content stops with the message", async () => {
  content.change("data/camp.json", { theme: "" });
  await build();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("data/camp.json, pole „theme“"));
  expect(reporter.info).not.toHaveBeenCalled();
});

test("a byte order mark, which Gatsby cannot parse, stops the build and stays in the file", async () => {
  content.write("data/camp.json", "\uFEFF{}");
  await build();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("UTF-8 bez BOM"));
  expect(readFileSync(content.path("data/camp.json"), "utf8")).toBe("\uFEFF{}");
});
