import type { FileChanges } from "./check-commit";

/** What Sveltia CMS sends to GitHub to make a commit. */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: FileChanges;
}

/** GitHub's answer when Sveltia CMS asks which commit of the branch is the newest. */
export interface HeadAnswer {
  data?: { repository?: { ref?: { target?: { history?: { nodes?: { oid: string; message?: string }[] } } } } };
}

/**
 * The last commit that the form sent, if GitHub has not answered it: GitHub may have made this commit or not. `mark` is in its
 * message. `base` is the id of the commit that Sveltia CMS takes for the newest. `file` is the data file that the commit writes.
 * `head` is set once we know that GitHub did make our commit: it is the id of that commit.
 */
let unanswered: { mark: string; base: string; file?: string; head?: string } | undefined;

/** To be called when GitHub has answered a commit. Then no commit is without an answer any more. */
export const onAnswer = () => {
  unanswered = undefined;
};

/**
 * Adds a mark to the message of a commit. If the volunteer saves again after a lost answer, and GitHub did make the first commit,
 * the second commit goes on top of the first. Otherwise Sveltia CMS would say that somebody else has changed the file, and would
 * save a new picture once more. Delete this file when Sveltia CMS recognizes its own commits.
 */
export function markCommit(input: CommitInput): void {
  const base = input.expectedHeadOid;
  const file = input.fileChanges.additions.find(({ path }) => path.endsWith(".json"))?.path;
  const isRepeated = unanswered?.base === base && unanswered.file === file;
  if (isRepeated && unanswered?.head) input.expectedHeadOid = unanswered.head;
  const mark = (isRepeated && unanswered?.mark) || crypto.randomUUID();
  input.message.body = `Podle tohoto čísla formulář pozná svou změnu: ${mark}`;
  unanswered = { mark, base, file };
}

/**
 * Whether the newest commit is our own commit whose answer was lost. If so, replaces the id of our commit in the answer by the
 * id of the commit that Sveltia CMS takes for the newest, so that Sveltia CMS sees no change by somebody else.
 */
export function hideOwnCommit({ data }: HeadAnswer): boolean {
  const [newest] = data?.repository?.ref?.target?.history?.nodes ?? [];
  if (!unanswered || !newest?.message?.includes(unanswered.mark)) return false;
  unanswered.head = newest.oid;
  newest.oid = unanswered.base;
  return true;
}
