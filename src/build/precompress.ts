import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` (quality 11, Node's default) and a `.gz` (level 9) beside each text file below a folder: hosts then need not compress. */
export async function precompress(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  await Promise.all(
    paths.map(async (file) => {
      if (!TEXT.test(file) || !statSync(file).isFile()) return;
      const raw = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(raw));
      await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
    }),
  );
}
