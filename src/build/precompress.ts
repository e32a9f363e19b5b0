import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { mapFiles } from "../lib/map-files";

/** Historie with 2,000 entries has 6 MB and data of 2 MB: quality 11 takes 13 s for both, quality 9 0.3 s and 9 % more bytes. */
const LARGE_BYTES = 1024 * 1024;

const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a `.br` (quality 11, or 9 if large) and a `.gz` (level 9) beside each text file among those of a folder: hosts then
 * need not compress. Leaves those of an earlier build that are still right: with 2,000 entries almost all of 4,000.
 */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  const texts = files.filter((name) => TEXT.test(name));
  await mapFiles(texts, async (name) => {
    const file = join(folder, name);
    const raw = readFileSync(file);
    if (isCompressed(file, raw)) return;
    await writeFile(`${file}.br`, await brotli(raw));
    await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
  });
}

/**
 * The largest window that browsers accept, 16 MB instead of 4, finds what a long page says twice, in markup and data: a
 * quarter of Historie with 2,000 entries. Files below 4 MB do not change.
 */
function brotli(raw: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
  const quality = raw.length < LARGE_BYTES ? 11 : 9;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS };
  return promisify(brotliCompress)(raw, { params });
}

/**
 * Whether an earlier build compressed a file with the same content. It wrote the `.gz` last, so then the `.br` is complete.
 * Synchronous: with 4,000 small files that takes a third of the time.
 */
function isCompressed(file: string, raw: Buffer): boolean {
  try {
    return gunzipSync(readFileSync(`${file}.gz`)).equals(raw);
  } catch {
    return false;
  }
}
