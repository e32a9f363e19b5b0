// `npm run test:more-content`: runs the tests that hold for any content with two more contents, each in a copy of the project.
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ProjectCopy } from "./project-copy";

/** The content of the project, with the entry and the picture of README's example „Add a year“. */
function followReadme(): ProjectCopy {
  const copy = new ProjectCopy(undefined, ".");
  const [, example = ""] = /```json\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
  const { year, image } = JSON.parse(example.trim().replace(/,$/, ""));
  // The club itself may have an entry of that year by now.
  copy.change("data/history.json", (entries) => entries.filter((entry: { year: string }) => entry.year !== year));
  const path = copy.path("data/history.json");
  writeFileSync(path, readFileSync(path, "utf8").replace("[", `[\n${example}`));
  copyFileSync("tests/content/data/history/2022.jpg", copy.path(`data/${image}`));
  return copy;
}

/** The smallest content that the check accepts: no optional field, one entry in each list, no document, texts of one letter. */
function keepLeast(): ProjectCopy {
  const copy = new ProjectCopy();
  const texts = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, "T"]));
  copy.change("data/site.json", ({ headerPicture, sharePicture, author, copyrightFrom }) => ({
    ...texts("title", "subtitle", "description", "shareAlt"),
    ...{ headerPicture, sharePicture, author, copyrightFrom },
  }));
  copy.change("data/intro.json", ({ video }) => ({ ...texts("heading"), paragraphs: ["T"], video }));
  copy.change("data/camp.json", ({ start, end }) => ({ ...texts("theme", "invitation", "status"), start, end }));
  copy.change("data/contacts.json", ({ leader: { phone, email } }) => ({
    leader: { phone, email },
    deputy: { phone },
  }));
  copy.change("data/history.json", ([{ year, image, link }]) => [{ year, image, link }]);
  copy.change("data/leaders.json", ([{ id }]) => [{ id, name: "T" }]);
  copy.change("data/files.json", () => []);
  rmSync(copy.path("static/files"), { recursive: true });
  return copy;
}

for (const make of [followReadme, keepLeast]) {
  const copy = make();
  cpSync("tests", copy.path("tests"), { recursive: true });
  console.log(`\n${make.name}: ${copy.root}`);
  const { status } = copy.npm(["run", "test:content"], {}, "inherit");
  if (status !== 0) process.exitCode = 1;
  // A copy that has failed stays, to look at.
  else copy.remove();
}
