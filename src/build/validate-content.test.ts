/** @jest-environment node */
import { readFileSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { validateContent } from "./validate-content";

let content: ContentFixture;
const reporter = { panic: jest.fn<never, [unknown]>(), error: jest.fn(), info: jest.fn() };

beforeEach(async () => {
  content = await ContentFixture.create();
  jest.spyOn(process, "cwd").mockReturnValue(content.root);
});
afterEach(() => {
  content.remove();
  jest.resetAllMocks();
});

test("a build of valid content continues and counts the placeholders in one line", async () => {
  await validateContent(reporter, false);
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(reporter.info).toHaveBeenCalledWith(expect.stringMatching(/zástupné údaje: \d+/));
});

test("a build of invalid content stops with the message", async () => {
  content.set("camp.json", "theme", "");
  await validateContent(reporter, false);
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("data/camp.json, pole „theme“"));
  expect(reporter.info).not.toHaveBeenCalled();
});

test("a byte order mark, which Gatsby cannot parse, stops the build and stays in the file", async () => {
  content.write("data/camp.json", "\uFEFF{}");
  await validateContent(reporter, false);
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("UTF-8 bez BOM"));
  expect(readFileSync(content.path("data/camp.json"), "utf8")).toBe("\uFEFF{}");
});
