import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gunzipSync, gzip } from "node:zlib";
import { mapFiles } from "../lib/map-files";

const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a `.br` (quality 11, Node's default) and a `.gz` (level 9) beside each text file below a folder: hosts then need not
 * compress. Leaves those of an earlier build that are still right: the scripts of the form alone take four seconds.
 */
export async function precompress(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  await mapFiles(paths, async (file) => {
    if (!TEXT.test(file) || !statSync(file).isFile()) return;
    const raw = await readFile(file);
    if (isCompressed(file, raw)) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(raw));
    await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
  });
}

/** Whether an earlier build compressed a file with the same content. It wrote the `.gz` last, so then the `.br` is complete. */
function isCompressed(file: string, raw: Buffer): boolean {
  try {
    return gunzipSync(readFileSync(`${file}.gz`)).equals(raw);
  } catch {
    return false;
  }
}
