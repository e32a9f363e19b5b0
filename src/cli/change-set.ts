import type { Change } from "./write-files";

/** What a command is about to do, all prepared. */
export interface Plan {
  changes: Change[];
  /** What to tell once it is done, in Czech: for each file its path and what is new in it. */
  done: string[];
}
