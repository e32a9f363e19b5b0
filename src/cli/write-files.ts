import { randomUUID } from "node:crypto";
import * as nodeFiles from "node:fs";
import { basename, dirname, join } from "node:path";
import { describeSystemError } from "./describe-system-error";
import { IncompleteRollbackError, UserError } from "./errors";

export interface FileChange {
  path: string;
  content: string | Uint8Array;
  /** The text of the file when the change was prepared; absent if the file is new. */
  before?: string;
}

type FileFunctions = Pick<
  typeof nodeFiles,
  "writeFileSync" | "readFileSync" | "statSync" | "chmodSync" | "linkSync" | "copyFileSync" | "renameSync" | "rmSync"
>;

/**
 * Writes all files or none. Writes temporary files beside the targets first, then renames them; never replaces an existing
 * file by a new one. If a step fails, rolls back and throws a UserError with the Czech reason, or an
 * IncompleteRollbackError if rolling back fails. Synchronous, so that no signal interrupts it.
 */
export function writeFiles(changes: readonly FileChange[], files: FileFunctions = nodeFiles) {
  const prepared = changes.map(withTemporaryPaths);
  const written: PreparedChange[] = [];
  let stuck: PreparedChange[] = [];
  try {
    for (const change of prepared) writeTemporaryFiles(change, files);
    for (const change of prepared) {
      if (change.before === undefined) linkOrCopy(change.replacement, change.path, files);
      else files.renameSync(change.replacement, change.path);
      written.unshift(change);
    }
  } catch (error) {
    stuck = written.filter((change) => !rollBack(change, files));
    // Users know the file itself, not the temporary one that the error names.
    const systemError = describeSystemError(error).replace(/\.([^/\\]+)\.[\w-]{36}\.(?:new|old)\.tmp/, "$1");
    const reason = error instanceof UserError ? error.message : systemError;
    if (stuck.length === 0) throw new UserError(reason);
    throw new IncompleteRollbackError([reason, ...stuck.map(describeRepair)].join("\n"));
  } finally {
    for (const change of prepared) {
      attempt(() => files.rmSync(change.replacement, { force: true }));
      // A backup that could not be moved back holds the only copy of the original.
      if (!stuck.includes(change)) attempt(() => files.rmSync(change.backup, { force: true }));
    }
  }
}

type PreparedChange = ReturnType<typeof withTemporaryPaths>;

/** Adds the paths of two temporary files: one for the new content, one for the old. */
function withTemporaryPaths(change: FileChange) {
  const stem = join(dirname(change.path), `.${basename(change.path)}.${randomUUID()}`);
  return { ...change, replacement: `${stem}.new.tmp`, backup: `${stem}.old.tmp` };
}

function writeTemporaryFiles({ path, content, before, replacement, backup }: PreparedChange, files: FileFunctions) {
  files.writeFileSync(replacement, content, { flag: "wx", flush: true });
  if (before === undefined) return;
  if (!files.readFileSync(path).equals(Buffer.from(before)))
    throw new UserError(`Soubor ${basename(path)} mezitím někdo změnil. Spusťte příkaz znovu.`);
  files.chmodSync(replacement, files.statSync(path).mode);
  linkOrCopy(path, backup, files);
}

/** Gives a file a second name, which must be free. Copies it on file systems without hard links. */
function linkOrCopy(from: string, to: string, files: FileFunctions) {
  try {
    files.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    files.copyFileSync(from, to, nodeFiles.constants.COPYFILE_EXCL);
  }
}

const rollBack = ({ path, before, backup }: PreparedChange, files: FileFunctions) =>
  attempt(() => (before === undefined ? files.rmSync(path) : files.renameSync(backup, path)));

/** Whether the action succeeds. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

const describeRepair = ({ path, before, backup }: PreparedChange) =>
  before === undefined
    ? `Změnu se nepodařilo vrátit: soubor ${path} smažte.`
    : `Změnu se nepodařilo vrátit: soubor ${backup} přejmenujte na ${basename(path)}.`;
