import { schemas } from "../src/content/schemas";
import { data } from "../tests/support/data";
import { inventEntries, withOwnPictures } from "./growth-content";

const models = data("history.json");

test("invented entries keep the schemas, differ, reuse the pictures and are the same each time", () => {
  const entries = inventEntries(models, 500);
  expect(schemas["history.json"].safeParse(entries).success).toBe(true);
  expect(entries).toHaveLength(500);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(500);
  expect(new Set(entries.map(({ link }) => link)).size).toBe(500);
  expect(new Set(entries.map(({ image }) => image))).toEqual(new Set(models.map(({ image }) => image)));
  expect(entries.some(({ isCamp }) => isCamp)).toBe(true);
  expect(entries.some(({ isCamp }) => !isCamp)).toBe(true);
  expect(inventEntries(models, 500)).toEqual(entries);
});

test("each use of a picture gets a preview and an address of its own, of the same length; nothing else changes", () => {
  const preview = `url(data:image/webp;base64,${"H".repeat(60)}${"body/+09".repeat(5)}==)`;
  const [first, second] = ["a", "b"].map((digit) => digit.repeat(32));
  const card = (hash: string | undefined) =>
    `<li>${preview} /static/${hash}/1a/x.webp 1x, /static/${hash}/2b/x.webp 2x</li>`;
  const text = [first, second, first].map(card).join("");
  const changed = withOwnPictures(text);
  const hashes = [...changed.matchAll(/static\/(\w{32})\//g)].map(([, hash]) => hash);

  expect(changed).toHaveLength(text.length);
  expect(changed.match(/base64,H{60}/g)).toHaveLength(3);
  expect(new Set(changed.match(/base64,[^=]+/g)).size).toBe(3);
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toBe(hashes[1]);
  expect(changed.replace(/base64,[^=]+|static\/\w+/g, "")).toBe(text.replace(/base64,[^=]+|static\/\w+/g, ""));
});
