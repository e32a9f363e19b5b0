// Sveltia CMS notices when somebody else has changed a data file. It does not notice when somebody else has replaced a
// document, and would overwrite the new document without asking. Delete this file when Sveltia CMS notices replaced
// documents, too.

/** The paths of the files that GitHub has listed, each with the id that Git gives to the content of the file. */
const ids = new Map<string, string>();
/** The files that somebody else has replaced since GitHub first listed them. */
const replaced = new Set<string>();

/** To be called with each list of files that GitHub sends. */
export function onFileList({ tree = [] }: { tree?: { path: string; sha: string }[] }): void {
  for (const { path, sha } of tree) {
    if ((ids.get(path) ?? sha) !== sha) replaced.add(path);
    ids.set(path, sha);
  }
}

/**
 * To be called when the form itself has saved a file, with the new id of the file if GitHub has told it. Otherwise this change
 * would count as a change by somebody else.
 */
export const onSaved = (path: string, id?: string) => (id ? ids.set(path, id) : ids.delete(path));

/** Whether somebody else has replaced a file. True only once: a volunteer who saves again wants to replace the file. */
export const isReplaced = (path: string) => replaced.delete(path);
