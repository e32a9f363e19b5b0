import { randomUUID } from "node:crypto";
import * as nodeFiles from "node:fs";
import { basename, dirname, join } from "node:path";
import { describeFailure } from "./describe-failure";
import { HalfDone, Refusal } from "./errors";

export interface Change {
  path: string;
  content: string | Uint8Array;
  /** What the file held when the change was prepared; absent if it is a new file. */
  before?: Uint8Array;
}

interface Prepared {
  path: string;
  /** A temporary file with the new content. */
  fresh: string;
  /** A second name of the old content; absent if the file is new. */
  backup?: string;
}

type Files = Pick<
  typeof nodeFiles,
  "writeFileSync" | "readFileSync" | "statSync" | "chmodSync" | "linkSync" | "copyFileSync" | "renameSync" | "rmSync"
>;

/** The name of a temporary file; in parentheses the name of the file that it is for. */
const TEMPORARY = /\.([^/\\]+)\.[\w-]{36}\.(?:new|old)\.tmp/;

/**
 * Makes all the changes, or none. What takes space is written first, to temporary files beside the targets; then links and
 * renames put it in place, and no new file replaces one that is there. If a step fails, the earlier ones are undone and a
 * Refusal with the Czech reason is thrown. Synchronous, so that no signal comes in between.
 */
export function writeTogether(changes: readonly Change[], files: Files = nodeFiles) {
  const temporary: string[] = [];
  const placed: Prepared[] = [];
  try {
    const prepared = changes.map((change) => prepare(change, temporary, files));
    for (const change of prepared) {
      if (change.backup) files.renameSync(change.fresh, change.path);
      else linkOrCopy(change.fresh, change.path, files);
      placed.unshift(change);
    }
  } catch (error) {
    const stuck = placed.filter((change) => !undone(change, files));
    // Where undoing fails, the backup is all that is left of the original.
    remove(
      temporary.filter((name) => !stuck.some(({ backup }) => backup === name)),
      files,
    );
    const reason = error instanceof Refusal ? error.message : describeFailure(error).replace(TEMPORARY, "$1");
    throw stuck.length > 0 ? new HalfDone([reason, ...stuck.map(remedy)].join("\n")) : new Refusal(reason);
  }
  remove(temporary, files);
}

function prepare({ path, content, before }: Change, temporary: string[], files: Files): Prepared {
  const beside = (purpose: "new" | "old") => {
    const name = join(dirname(path), `.${basename(path)}.${randomUUID()}.${purpose}.tmp`);
    temporary.push(name);
    return name;
  };
  const fresh = beside("new");
  files.writeFileSync(fresh, content, { flag: "wx", flush: true });
  if (!before) return { path, fresh };
  if (!files.readFileSync(path).equals(before))
    throw new Refusal(`Soubor ${basename(path)} mezitím někdo změnil. Spusťte příkaz znovu.`);
  files.chmodSync(fresh, files.statSync(path).mode);
  const backup = beside("old");
  linkOrCopy(path, backup, files);
  return { path, fresh, backup };
}

/** Gives a file a second name, which must be free. Some file systems have no links: there it is copied. */
function linkOrCopy(from: string, to: string, files: Files) {
  try {
    files.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    files.copyFileSync(from, to, nodeFiles.constants.COPYFILE_EXCL);
  }
}

function undone({ path, backup }: Prepared, files: Files) {
  try {
    if (backup) files.renameSync(backup, path);
    else files.rmSync(path);
    return true;
  } catch {
    return false;
  }
}

const remedy = ({ path, backup }: Prepared) =>
  backup
    ? `Změnu se nepodařilo vrátit: soubor ${backup} přejmenujte na ${basename(path)}.`
    : `Změnu se nepodařilo vrátit: soubor ${path} smažte.`;

function remove(names: readonly string[], files: Files) {
  for (const name of names)
    try {
      files.rmSync(name, { force: true });
    } catch {
      // On a disk that has gone nothing can be tidied; the reason is told already.
    }
}
