import type { FileChange } from "./write-files";

/** What a command is going to change. */
export interface ChangeSet {
  changes: FileChange[];
  /** What to print afterwards, in Czech: one line for each change, starting with the path of the file. */
  summary: string[];
}
