import { readFileSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { validateContent } from "./validate-content";

test("valid content goes on with a line that counts the placeholders, invalid content ends with the message", async () => {
  const content = await ContentFixture.create();
  jest.spyOn(process, "cwd").mockReturnValue(content.root);
  const reporter = { panic: jest.fn<never, [unknown]>(), info: jest.fn() };
  await validateContent(reporter);
  expect(reporter.info).toHaveBeenCalledWith(expect.stringMatching(/zástupné údaje: \d+/));
  expect(reporter.panic).not.toHaveBeenCalled();
  content.set("camp.json", "theme", "");
  await validateContent(reporter);
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("data/camp.json, pole „theme“"));
  expect(reporter.info).toHaveBeenCalledTimes(1);
  content.write("data/contacts.json", readFileSync(content.path("data/contacts.json"), "utf8").replace("{", "{\u00A0"));
  await validateContent(reporter);
  expect(reporter.info).toHaveBeenLastCalledWith(expect.stringMatching(/^Opraveno: .*contacts\.json/));
  content.remove();
});
