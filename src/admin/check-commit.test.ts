import { checkCommit } from "./check-commit";

const content = { textOf: () => undefined, isOutdated: () => false };
const check = (path: string, text: string) =>
  checkCommit({ additions: [{ path, contents: btoa(text) }] }, content, async () => false);

test.each([
  ["static/files/2026/prihlaska.pdf", "PK", "prihlaska.pdf není dokument PDF, nebo není celý."],
  ["static/video/film.mp4", "\0\0\0\x10ftypisom\0\0\0\0moovavc1loci\0\0\0\0", "film.mp4 prozrazuje místo, kde vznikl."],
  ["data/history/rodina/1999.webp", "RIFF", "Obrázek 1999.webp má jen 300 × 200 bodů, potřeba je aspoň 800 × 400."],
  ["data/leaders/sova.webp", "RIFF", "Obrázek sova.webp má jen 300 × 200 bodů, potřeba je aspoň 400 × 400."],
  ["data/leaders/sova.html", "<p>", "sova.html není obrázek"],
  ["static/sova.html", "<p>", "Soubor sova.html sem nepatří."],
])("%s is checked like the other files of its place, in a folder of its own, too", async (path, text, message) => {
  globalThis.createImageBitmap = async () => ({ width: 300, height: 200 }) as ImageBitmap;
  await expect(check(path, text)).rejects.toThrow(message);
});

test("two new photos of one name are refused, because one of them would be lost", async () => {
  const additions = Array(2).fill({ path: "data/leaders/image.webp", contents: "" });
  await expect(checkCommit({ additions }, content, async () => false)).rejects.toThrow(
    "Dva nové soubory se jmenují stejně.",
  );
});

test("a whole PDF in a folder of its own is saved", async () => {
  await expect(check("static/files/2026/prihlaska.pdf", "%PDF-1.7 %%EOF")).resolves.toBeUndefined();
});
