import { schemas } from "../src/content/schemas";
import { data } from "../tests/support/data";
import { generateEntries, makeImagesDistinct } from "./growth-content";

const samples = data("history.json");

test("generated entries match the schema, are distinct, reuse all images and are the same each time", () => {
  const entries = generateEntries(samples, 500);
  expect(schemas["history.json"].safeParse(entries).success).toBe(true);
  expect(entries).toHaveLength(500);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(500);
  expect(new Set(entries.map(({ link }) => link)).size).toBe(500);
  expect(new Set(entries.map(({ image }) => image))).toEqual(new Set(samples.map(({ image }) => image)));
  expect(new Set(entries.map(({ isCamp }) => isCamp))).toEqual(new Set([true, undefined]));
  expect(generateEntries(samples, 500)).toEqual(entries);
});

test("each use of an image gets its own preview and URL of the same length; nothing else changes", () => {
  const preview = `url(data:image/webp;base64,${"H".repeat(60)}${"body/+09".repeat(5)}==)`;
  const card = (digit: string) =>
    `<li>${preview} /static/${digit.repeat(32)}/1a/x.webp 1x, /static/${digit.repeat(32)}/2b/x.webp 2x</li>`;
  const text = ["a", "b", "a"].map(card).join("");
  const changed = makeImagesDistinct(text);
  const hashes = [...changed.matchAll(/static\/(\w{32})\//g)].map(([, hash]) => hash);

  expect(changed).toHaveLength(text.length);
  expect(changed.match(/base64,H{60}/g)).toHaveLength(3);
  expect(new Set(changed.match(/base64,[^=]+/g)).size).toBe(3);
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toBe(hashes[1]);
  expect(changed.replace(/base64,[^=]+|static\/\w+/g, "")).toBe(text.replace(/base64,[^=]+|static\/\w+/g, ""));
});
