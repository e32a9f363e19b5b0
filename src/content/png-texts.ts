import { inflateSync } from "node:zlib";

/** The beginning of a compressed text in a PNG, as zTXt or iTXt. */
const COMPRESSED = /zTXt[^\0]{1,79}\0\0|iTXt[^\0]{1,79}\0[^\0]\0[^\0]*\0[^\0]*\0/g;
/** EXIF or XMP as a text in a PNG: its length, and its bytes as hexadecimal digits. */
const PROFILE = /\n *\d+\n([\da-f\n]+)/gi;

/** The bytes of a file, and what they contain in the compressed texts and in the hexadecimal digits of a PNG, all as Latin-1 text. */
export function withPngTexts(bytes: string): string[] {
  const compressed = [...bytes.matchAll(COMPRESSED)];
  const texts = [bytes, ...compressed.map(({ 0: head, index }) => inflate(bytes.slice(index + head.length)))];
  const profiles = texts.flatMap((text) => [...text.matchAll(PROFILE)]);
  return texts.concat(profiles.map(([, digits = ""]) => latin1(Buffer.from(digits.replaceAll("\n", ""), "hex"))));
}

const latin1 = (bytes: Buffer) => bytes.toString("latin1");

function inflate(bytes: string): string {
  try {
    return latin1(inflateSync(Buffer.from(bytes, "latin1")));
  } catch {
    return "";
  }
}
