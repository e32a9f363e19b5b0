import { existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { inspectImage } from "../content/inspect-image";
import { UNKNOWN_YEAR } from "../lib/history-order";
import { describeSystemError } from "./describe-system-error";
import { UserError } from "./errors";

/** The same as the content check requires of pictures of the history. */
const MIN_WIDTH_PX = 800;
const MAX_WIDTH_PX = 2400;

/**
 * Makes a JPEG for the web of the photo whose path was typed: upright, sRGB, at most 2400 pixels wide, without metadata.
 * Returns it with its size in pixels. Throws a UserError, with the message of the content check, if the site cannot use it.
 */
export async function processPhoto(typed: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const path = findPhoto(typed);
  try {
    const problem = await inspectImage(path, path, MIN_WIDTH_PX);
    if (problem) {
      const found = problem.found && `Nalezeno: ${problem.found}.`;
      throw new UserError([problem.what, found, problem.advice].filter(Boolean).join(" "));
    }
    const { data, info } = await sharp(path, { failOn: "truncated", limitInputPixels: false })
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(describeSystemError(error));
  }
}

/**
 * A free file name in `folder`, for example `2026.jpg`, `2026-sraz.jpg` or `2026-sraz-2.jpg`. The names that entries
 * already use, `used`, are not free even if the file is missing.
 */
export function freeFileName(folder: string, year: string, isCamp: boolean, used: readonly string[]): string {
  const taken = [...readdirSync(folder), ...used].map((name) => name.normalize("NFC").toLowerCase());
  const stem = `${year === UNKNOWN_YEAR ? "neznamy-rok" : year}${isCamp ? "" : "-sraz"}`;
  let name = `${stem}.jpg`;
  for (let count = 2; taken.includes(name); count++) name = `${stem}-${count}.jpg`;
  return name;
}

/** Finds the file by its path as typed (`~` is the home folder) or as a terminal escapes the path of a dropped file. */
function findPhoto(typed: string): string {
  if (!typed) throw new UserError("Napište cestu k fotce, nebo soubor přetáhněte myší do tohoto okna.");
  // npm runs a script in the root of the project, wherever it was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const paths = [typed, typed.replace(/\\(.)/g, "$1")].map((path) =>
    path.startsWith("~/") ? join(homedir(), path.slice(2)) : resolve(cwd, path),
  );
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new UserError(`Soubor ${paths[0]} neexistuje.`);
  if (!statSync(found).isFile()) throw new UserError(`${found} není soubor.`);
  return found;
}
