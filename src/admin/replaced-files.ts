// Sveltia CMS notices that somebody else has changed a data file. It does not notice that somebody else has replaced a
// document, and would overwrite the new one without a question. Delete this file when Sveltia CMS notices that, too.

/** For each path that GitHub has listed, the id that Git gives to the content of the file. */
const ids = new Map<string, string>();
/** The files that somebody else has replaced since they were first listed. */
const replaced = new Set<string>();

/** To be called with each list of files that GitHub sends. */
export function onFileList({ tree = [] }: { tree?: { path: string; sha: string }[] }): void {
  for (const { path, sha } of tree) {
    if ((ids.get(path) ?? sha) !== sha) replaced.add(path);
    ids.set(path, sha);
  }
}

/** To be called when the form itself has saved a file, so that its own change does not count as somebody else's. */
export const onSaved = (path: string) => ids.delete(path);

/**
 * Whether somebody else has replaced a file. Returns true only the first time: a volunteer who saves again after the question
 * wants to replace the file.
 */
export const isReplaced = (path: string) => replaced.delete(path);
