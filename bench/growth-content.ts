import type { z } from "zod";
import type { schemas } from "../src/content/schemas";
import { seededRandom } from "./statistics";

type HistoryEntry = z.infer<(typeof schemas)["history.json"]>[number];

/**
 * Generates `count` history entries, newest first, every eighth a reunion. They reuse the images of the given entries;
 * titles and alternative texts are as long as the given ones and made of their words in random order.
 */
export function generateEntries(samples: readonly HistoryEntry[], count: number): HistoryEntry[] {
  const random = seededRandom(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const titles = samples.flatMap(({ title }) => (title ? [title.split(" ")] : []));
  const alts = samples.flatMap(({ alt }) => (alt ? [alt.split(" ")] : []));
  const [titleWords, altWords] = [titles.flat(), alts.flat()];
  const sentence = (words: readonly string[], length: number, maxLength: number) =>
    Array.from({ length }, () => pick(words))
      .join(" ")
      .slice(0, maxLength)
      .trim();

  return Array.from({ length: count }, (_, index) => {
    const year = String(2025 - Math.floor((index / count) * 50));
    return {
      // The content check demands distinct titles.
      title: `${sentence(titleWords, pick(titles).length, 100)} ${index + 1}`,
      year,
      image: (samples[index % samples.length] as HistoryEntry).image,
      ...(alts.length > 0 && { alt: sentence(altWords, pick(alts).length, 160) }),
      link: `https://alba.tabor.example/${year}-${index}`,
      ...(index % 8 !== 7 && { isCamp: true }),
    };
  });
}

const HEX = "0123456789abcdef";
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * A page, or its data, as if each entry had its own image. Repeated images compress to nothing; here each use gets a
 * random preview and a random hash in its URLs, of the same length.
 */
export function makeImagesDistinct(text: string): string {
  const random = seededRandom(text.length);
  const randomText = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
  let previousHash = "";
  let replacement = "";
  return (
    text
      // The first 60 characters are the image format's header, much alike in all previews.
      .replace(
        /(data:image\/\w+;base64,[\w+/]{0,60})([\w+/]*)/g,
        (_, head, body) => head + randomText(body.length, BASE64),
      )
      .replace(/(\/static\/)([0-9a-f]{32})(?=\/)/g, (_, folder, hash) => {
        // The URLs of one image follow each other.
        if (hash !== previousHash) replacement = randomText(32, HEX);
        previousHash = hash;
        return folder + replacement;
      })
  );
}
