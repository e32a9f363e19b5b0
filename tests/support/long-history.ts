import { join } from "node:path";
import sharp from "sharp";
import { data } from "./data";
import type { ProjectCopy } from "./project-copy";

const examples = data("history.json");
const words = (field: "title" | "alt") => examples.flatMap((entry) => entry[field]?.split(" ") ?? []);
const [titleWords, altWords] = [words("title"), words("alt")];
/** Every so many words, from another one for each index: reproducible, and different for each entry. */
const sentence = (from: readonly string[], index: number, length: number) =>
  Array.from({ length }, (_, word) => from[(index * 7 + word * (index + 11)) % from.length]).join(" ");

/**
 * Gives a copy of the project so many history entries over fifty years, newest first, every eighth a reunion, each with its own
 * picture: a demo picture in another hue. Draws the pictures from `drawn` on.
 */
export async function writeHistory(copy: ProjectCopy, count: number, perYear: number, drawn = 0): Promise<void> {
  const entries = Array.from({ length: count }, (_, index) => ({
    title: `${sentence(titleWords, index, 3)} ${index}`,
    year: String(Math.min(2025, 1976 + Math.floor(index / perYear))),
    image: `./history/zaznam-${index}.jpg`,
    alt: sentence(altWords, index, 15).slice(0, 160).trim(),
    link: `https://alba.tabor.example/${index}`,
    slug: `zaznam-${index}`,
    isCamp: index % 8 !== 7,
  }));
  for (const [index, { image }] of [...entries.entries()].slice(drawn)) {
    const picture = sharp(join("data", examples[index % examples.length]?.image ?? "")).resize(800, 533);
    await picture.modulate({ hue: index % 360 }).toFile(copy.path(join("data", image)));
  }
  copy.change("data/history.json", () => entries.reverse());
}
