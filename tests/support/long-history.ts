import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { data } from "./data";
import type { ProjectCopy } from "./project-copy";

const examples = data("history.json");

/** Gives a copy of the project a history of so many entries, each with its own picture, and returns them, newest first. */
export async function writeLongHistory(copy: ProjectCopy, count: number) {
  await drawPictures(copy, count);
  const entries = generateEntries(count);
  copy.change("data/history.json", () => entries);
  return entries;
}

/** The demo pictures in other hues, so that each entry has files of its own. */
async function drawPictures(copy: ProjectCopy, count: number): Promise<void> {
  rmSync(copy.path("data/history"), { recursive: true });
  mkdirSync(copy.path("data/history"));
  for (let index = 0; index < count; index++) {
    const picture = sharp(join("data", examples[index % examples.length]?.image ?? "")).resize(800, 533);
    await picture.modulate({ hue: Math.round((index / count) * 360) }).toFile(copy.path(`data/history/${index}.jpg`));
  }
}

/** History entries, the newest first, every eighth a reunion, with texts of the words of the real ones in random order. */
function generateEntries(count: number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;
  const sentence = (field: "title" | "alt", length: number) => {
    const words = examples.flatMap((entry) => entry[field]?.split(" ") ?? []);
    return Array.from({ length }, () => pick(words)).join(" ");
  };
  return Array.from({ length: count }, (_, index) => ({
    title: `${sentence("title", 3)} ${index}`,
    year: String(2025 - Math.floor((index / count) * 50)),
    image: `./history/${index}.jpg`,
    alt: sentence("alt", 15).slice(0, 160).trim(),
    story: pick(examples).story,
    link: `https://alba.tabor.example/${index}`,
    slug: `zaznam-${index}`,
    isCamp: index % 8 !== 7,
  }));
}
