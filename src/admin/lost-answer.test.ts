import { type CommitInput, hideOwnCommit, markCommit, onAnswer } from "./lost-answer";

const commit = (path: string): CommitInput => ({
  branch: { repositoryNameWithOwner: "klub/web" },
  expectedHeadOid: "base",
  message: { headline: "Kontakty: úprava ve formuláři" },
  fileChanges: { additions: [{ path, contents: "" }] },
});
const mark = (path: string) => {
  const input = commit(path);
  markCommit(input);
  return input;
};
const newest = ({ message }: CommitInput) => ({
  data: { repository: { ref: { target: { history: { nodes: [{ oid: "ours", message: message.body }] } } } } },
});

test.each([
  ["the same file goes on top of the first", "data/contacts.json", "ours", true],
  ["another file does not", "data/camp.json", "base", false],
])("after a lost answer a second commit of %s", (_, path, head, sameMark) => {
  const first = mark("data/contacts.json");
  expect(hideOwnCommit(newest(first))).toBe(true);
  const second = mark(path);
  expect(second.expectedHeadOid).toBe(head);
  expect(second.message.body === first.message.body).toBe(sameMark);
  onAnswer();
  expect(hideOwnCommit(newest(second))).toBe(false);
});
