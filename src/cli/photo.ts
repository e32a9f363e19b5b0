import { existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { UNKNOWN_YEAR } from "../components/history/history";
import { inspectImage } from "../content/inspect-image";
import { describeFailure } from "./describe-failure";
import { Refusal } from "./errors";

export interface BakedPicture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** The least width in pixels that the check accepts for a picture of the history. */
const LEAST_WIDTH = 800;
const GREATEST_WIDTH = 2400;

/**
 * Reads a photo and makes of it a JPEG fit for the web: upright, sRGB, at most 2400 pixels wide, without any metadata.
 * Throws a Refusal, with the check's own words, if the file is no picture that the site can use.
 */
export async function bakePicture(typed: string): Promise<BakedPicture> {
  const path = findPhoto(typed);
  try {
    const finding = await inspectImage(path, LEAST_WIDTH);
    if (finding)
      throw new Refusal(
        [finding.what, finding.found && `Nalezeno: ${finding.found}.`, finding.advice].filter(Boolean).join(" "),
      );
    const { data, info } = await sharp(path, { failOn: "truncated", limitInputPixels: false })
      .autoOrient()
      .resize({ width: GREATEST_WIDTH, withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(describeFailure(error));
  }
}

/**
 * A name in `folder` that is free, for example `2026.jpg`, `2026-sraz.jpg` or `2026-sraz-2.jpg`. `named` are the names that
 * entries already use, though the file may be missing.
 */
export function freeName(folder: string, year: string, isCamp: boolean, named: readonly string[]): string {
  const taken = [...readdirSync(folder), ...named].map((name) => name.normalize("NFC").toLowerCase());
  const stem = `${year === UNKNOWN_YEAR ? "neznamy-rok" : year}${isCamp ? "" : "-sraz"}`;
  let name = `${stem}.jpg`;
  for (let count = 2; taken.includes(name); count++) name = `${stem}-${count}.jpg`;
  return name;
}

/** The path as typed (~ stands for the home), or as a terminal writes it when a file is dropped on it: spaces escaped. */
function findPhoto(typed: string): string {
  if (!typed) throw new Refusal("Napište cestu k fotce, nebo soubor přetáhněte myší do tohoto okna.");
  // npm runs a script in the root of the project, wherever it was called.
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = [typed, typed.replace(/\\(.)/g, "$1")].map((path) =>
    path.startsWith("~/") ? join(homedir(), path.slice(2)) : resolve(from, path),
  );
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Refusal(`Soubor ${paths[0]} neexistuje.`);
  if (!statSync(found).isFile()) throw new Refusal(`${found} není soubor.`);
  return found;
}
