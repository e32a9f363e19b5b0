import type { z } from "zod";
import type { schemas } from "../src/content/schemas";
import { seededRandom } from "./seeded-random";

export type HistoryEntry = z.infer<(typeof schemas)["history.json"]>[number];

/**
 * `count` entries in the manner of the given ones, newest first: their pictures by turns, one reunion after seven camps,
 * titles and alternative texts as long as theirs, of their words in an order of chance.
 */
export function inventEntries(models: readonly HistoryEntry[], count: number): HistoryEntry[] {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const titles = models.flatMap(({ title }) => (title ? [title.split(" ")] : []));
  const alts = models.flatMap(({ alt }) => (alt ? [alt.split(" ")] : []));
  const [titleWords, altWords] = [titles.flat(), alts.flat()];
  const sentence = (words: readonly string[], length: number, limit: number) =>
    Array.from({ length }, () => pick(words))
      .join(" ")
      .slice(0, limit)
      .trim();

  return Array.from({ length: count }, (_, index) => {
    const year = String(2025 - Math.floor((index / count) * 50));
    return {
      // The number keeps titles apart, as the content check demands.
      title: `${sentence(titleWords, pick(titles).length, 100)} ${index + 1}`,
      year,
      image: (models[index % models.length] as HistoryEntry).image,
      ...(alts.length > 0 && { alt: sentence(altWords, pick(alts).length, 160) }),
      link: `https://alba.tabor.example/${year}-${index}`,
      ...(index % 8 !== 7 && { isCamp: true }),
    };
  });
}

/**
 * A page, or its data, as it would be if each entry had a picture of its own. Where pictures are used over and over,
 * their previews and the hashes in their addresses compress to nothing; here each use gets its own: the characters of
 * chance, their number as it was.
 */
export function withOwnPictures(text: string): string {
  const random = seededRandom(text.length);
  const chance = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
  let previous = "";
  let own = "";
  return (
    text
      // The first 60 characters are the format's header, much alike in all previews.
      .replace(/(data:image\/\w+;base64,[\w+/]{0,60})([\w+/]*)/g, (_, head, body) => head + chance(body.length, BASE64))
      .replace(/(\/static\/)([0-9a-f]{32})(?=\/)/g, (_, folder, hash) => {
        // The addresses of one picture follow each other.
        if (hash !== previous) own = chance(32, HEX);
        previous = hash;
        return folder + own;
      })
  );
}

const HEX = "0123456789abcdef";
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
