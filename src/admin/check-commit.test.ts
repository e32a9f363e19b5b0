import { checkCommit } from "./check-commit";

const content = { textOf: () => undefined, isOutdated: () => false };
const check = (path: string, text: string) =>
  checkCommit({ additions: [{ path, contents: btoa(text) }] }, content, async () => false);

test.each([
  ["static/files/2026/prihlaska.pdf", "PK", "prihlaska.pdf není dokument PDF, jen se tak jmenuje"],
  ["data/history/rodina/1999.webp", "RIFF", "Obrázek 1999.webp má jen 300 × 200 bodů, potřeba je aspoň 800 × 400."],
  ["data/leaders/sova.webp", "RIFF", "Obrázek sova.webp má jen 300 × 200 bodů, potřeba je aspoň 400 × 400."],
])("%s is checked like the other files of its place, in a folder of its own, too", async (path, text, message) => {
  globalThis.createImageBitmap = async () => ({ width: 300, height: 200 }) as ImageBitmap;
  await expect(check(path, text)).rejects.toThrow(message);
});

test("a whole PDF in a folder of its own is saved", async () => {
  await expect(check("static/files/2026/prihlaska.pdf", "%PDF-1.7 %%EOF")).resolves.toBeUndefined();
});
