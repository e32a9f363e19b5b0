import { folderProblem } from "./check-folder";

test.each([
  ["/home/jana/letni-tabor-main (1)", "„letni-tabor-main (1)“ je znak ("],
  ["C:\\Users\\Jana\\tabor #1\\web", "„tabor #1“ je znak #"],
])("in %s the site cannot be built", (path, problem) => {
  expect(folderProblem(path)).toContain(problem);
});

test.each([..."#%?*()[]{}!'|"])("nor is it where the name of a folder has a %s", (character) => {
  expect(folderProblem(`/home/a${character}b/web`)).toContain(`„a${character}b“ je znak ${character}`);
});

test.each(["/home/Můj web", "C:\\Users\\Jana Nováková\\tábor-2026_web, nový & hezký"])("in %s it can", (path) => {
  expect(folderProblem(path)).toBeUndefined();
});
