import { isReplaced, onFileList, onSaved } from "./replaced-files";

const path = "static/files/informace.pdf";
const isReplacedBy = (sha: string) => {
  onFileList({ tree: [{ path, sha }] });
  return isReplaced(path);
};

test("what the form itself has saved, with or without an id, is not replaced; what somebody else saves is, once", () => {
  isReplacedBy("first");
  onSaved(path, "ours");
  expect(isReplacedBy("ours")).toBe(false);
  onSaved(path);
  expect(["ours again", "theirs", "theirs"].map(isReplacedBy)).toEqual([false, true, false]);
});
