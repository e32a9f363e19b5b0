import { readFileSync } from "node:fs";
import { listFiles } from "../../src/lib/list-files";

const files = listFiles(".github").filter((file) => file.endsWith(".yml") && file !== "dependabot.yml");
const uses = files.flatMap((file) =>
  [...readFileSync(`.github/${file}`, "utf8").matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action = ""]) => action),
);

test("the workflows name each action by one commit, with its release in a comment", () => {
  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const commits = new Map(uses.map((action) => [action.split("@")[0], action]));
  expect([...new Set(uses)].sort()).toEqual([...commits.values()].sort());
});
