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
 * The last commit that the form sent, as long as GitHub has not answered. GitHub may or may not have made this commit. `mark`
 * is in the message of the commit. `base` is the id of the commit that Sveltia CMS takes for the newest. `file` is the data
 * file that our commit writes. `head` is the id of our commit. It is set as soon as we know that GitHub has made our commit.
 */
let unanswered: { mark: string; base: string; file?: string; head?: string } | undefined;

/** To be called when GitHub has answered a commit. After that, no commit waits for an answer any more. */
export const onAnswer = () => {
  unanswered = undefined;
};

/**
 * Adds a mark to the message of a commit. If GitHub's answer is lost, the form finds its own commit by this mark. If the volunteer
 * then saves the same file again, the new commit gets the same mark, and goes on top of the lost one. Otherwise Sveltia CMS would
 * say that somebody else has changed the file, and would save a new picture twice. Delete this file when Sveltia CMS recognizes its
 * own commits.
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
 * Whether the newest commit is the last commit of this form, and GitHub's answer to this commit was lost. If so, replaces the
 * id of this commit in `data` by the id of the commit that Sveltia CMS takes for the newest. Then Sveltia CMS does not take our
 * commit for a change by somebody else.
 */
export function hideOwnCommit({ data }: HeadAnswer): boolean {
  const [newest] = data?.repository?.ref?.target?.history?.nodes ?? [];
  if (!unanswered || !newest?.message?.includes(unanswered.mark)) return false;
  unanswered.head = newest.oid;
  newest.oid = unanswered.base;
  return true;
}
