import type { FileChanges } from "./check-commit";

/** What Sveltia CMS sends to GitHub to make a commit. */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: FileChanges;
}

/** An answer of GitHub to the question which commit is the newest, as Sveltia CMS asks it. */
export interface HeadAnswer {
  data?: { repository?: { ref?: { target?: { history?: { nodes?: { oid: string; message?: string }[] } } } } };
}

/**
 * A commit without an answer: GitHub may have made it or not. Its message has the `mark`. `base` is the commit that Sveltia CMS
 * knows as the newest; `head` is the one of ours that GitHub has made on top of it.
 */
let unanswered: { mark: string; base: string; file?: string; head?: string } | undefined;

/** The data file that a commit writes. Files that are uploaded without a form have none. */
export const dataFileOf = ({ fileChanges: { additions } }: CommitInput): string | undefined =>
  additions.find(({ path }) => path.endsWith(".json"))?.path;

/** To be called when GitHub has answered a commit. */
export const onAnswer = () => {
  unanswered = undefined;
};

/**
 * Marks a commit. If it repeats one whose answer was lost, it goes on top of that one: otherwise Sveltia CMS would say that somebody
 * else has changed the file, and would save a new picture once more. Delete when Sveltia CMS recognizes its own commits.
 */
export function markCommit(input: CommitInput): void {
  const base = input.expectedHeadOid;
  const file = dataFileOf(input);
  const isRepeated = unanswered?.base === base && unanswered.file === file;
  if (isRepeated && unanswered?.head) input.expectedHeadOid = unanswered.head;
  const mark = (isRepeated && unanswered?.mark) || crypto.randomUUID();
  input.message.body = `Podle tohoto čísla formulář pozná svou změnu: ${mark}`;
  unanswered = { mark, base, file };
}

/** Whether the newest commit is our own whose answer was lost. Then this puts the commit before it in its place in the answer. */
export function hideOwnCommit({ data }: HeadAnswer): boolean {
  const [newest] = data?.repository?.ref?.target?.history?.nodes ?? [];
  if (!unanswered || !newest?.message?.includes(unanswered.mark)) return false;
  unanswered.head = newest.oid;
  newest.oid = unanswered.base;
  return true;
}
