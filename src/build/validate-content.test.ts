import { existsSync, rmSync } from "node:fs";
import type { Node } from "gatsby";
import config from "../../gatsby-config";
import { ContentFixture, sample } from "../../tests/support/content-fixture";
import { reportChange, validateContent } from "./validate-content";

const home = process.cwd();
const reporter = { panic: jest.fn<never, [unknown]>(), error: jest.fn(), info: jest.fn() };
let content: ContentFixture;
beforeEach(async () => {
  jest.clearAllMocks();
  content = await ContentFixture.create();
  process.chdir(content.root);
});
afterEach(() => {
  process.chdir(home);
  content.remove();
});

test("valid content goes on with a line that counts the placeholders, invalid content ends with the message", async () => {
  rmSync("static/files", { recursive: true });
  for (const field of ["0.link", "1.link"]) content.set("files.json", field, undefined);
  await validateContent(reporter);
  expect(reporter.info.mock.calls).toEqual([[expect.stringMatching(/zástupné údaje: \d+/)]]);
  expect(existsSync("static/files")).toBe(true);
  content.set("camp.json", "theme", "");
  content.write("data/contacts.json", `\uFEFF${JSON.stringify(sample["contacts.json"])}`);
  await validateContent(reporter);
  const message = expect.stringMatching(/^Opraveno: .*contacts\.json.*data\/camp\.json, pole „theme“/s);
  expect(reporter.panic.mock.calls).toEqual([[message]]);
  expect(reporter.info).toHaveBeenCalledTimes(1);
});

test("while gatsby develop runs, a report is printed when it has changed, and nothing ends", async () => {
  const node = (sourceInstanceName: string, changed: Date) =>
    ({ sourceInstanceName, changeTime: changed.toISOString() }) as unknown as Node;
  const changed = node("data", new Date());
  content.set("camp.json", "theme", "");
  for (const unchanged of [node("__PROGRAMMATIC__", new Date()), node("data", new Date(0))])
    await reportChange(unchanged, reporter);
  expect(reporter.error).not.toHaveBeenCalled();
  for (let change = 0; change < 2; change++) await reportChange(changed, reporter);
  expect(reporter.error.mock.calls).toEqual([[expect.stringContaining("data/camp.json, pole „theme“")]]);
  content.set("camp.json", "theme", "Hrad");
  await reportChange(changed, reporter);
  expect(reporter.info.mock.calls[0]).toEqual([expect.stringMatching(/v pořádku.*načtěte v něm stránku znovu\.$/s)]);
});

test("the plugin that calls it comes before the one that reads JSON", () => {
  expect(JSON.stringify(config.plugins)).toMatch(/report-changes.*gatsby-transformer-json/);
  const { onCreateNode } = jest.requireActual("./report-changes/gatsby-node");
  const called = jest.fn();
  onCreateNode({ node: "uzel", reporter }, { reportChange: called });
  expect(called.mock.calls).toEqual([["uzel", reporter]]);
});
