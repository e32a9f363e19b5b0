import { checkCommit } from "./check-commit";

const texts: Record<string, string> = { "site.json": '{ "sharePicture": "./site/nahled.webp" }' };
const content = { textOf: (name: string) => texts[name], isOutdated: () => false };
const check = (path: string, text: string, count = 1) =>
  checkCommit({ additions: Array(count).fill({ path, contents: btoa(text) }) }, content, async () => false);

test.each<[path: string, text: string, message: string, width?: number]>([
  ["static/files/2026/prihlaska.pdf", "PK", "prihlaska.pdf není dokument PDF, nebo není celý."],
  ["data/history/rodina/1999.webp", "RIFF", "Obrázek 1999.webp má jen 300 × 200 bodů, potřeba je aspoň 800 × 400."],
  ["data/leaders/sova.webp", "RIFF", "má jen 300 × 200 bodů, potřeba je aspoň 400 × 400. Vyberte větší."],
  ["data/leaders/had.webp", "RIFF", "má jen 2400 × 200 bodů, potřeba je aspoň 400 × 400. Je příliš dlouhý", 2400],
  ["data/site/nahled.webp", "RIFF", "má jen 300 × 200 bodů, potřeba je aspoň 1200 × 630."],
  ["data/leaders/sova", "RIFF", "Názvu „sova“ chybí konec, třeba .webp nebo .pdf."],
  ["static/video/film.mp4", "\0\0\0\x10ftypisom\0\0\0\0moovavc1loci\0\0\0\0", "film.mp4 prozrazuje místo, kde vznikl."],
  ["static/graphics/a.webp", "RIFF \0\x02\0\x05\0\0\0\x03", "a.webp prozrazuje místo, kde vznikl."],
  ["data/leaders/sova.html", "<p>", "sova.html není obrázek"],
  ["static/sova.html", "<p>", "Soubor sova.html sem nepatří."],
])("%s is checked like its neighbours, in a folder of its own, too", async (path, text, message, width = 300) => {
  globalThis.createImageBitmap = async () => ({ width, height: 200 }) as ImageBitmap;
  await expect(check(path, text)).rejects.toThrow(message);
});

test("two new photos of one name are refused, because one of them would be lost", async () => {
  await expect(check("data/leaders/image.webp", "", 2)).rejects.toThrow("Dva nové soubory se jmenují stejně.");
});

test.each([
  ["prozrazuje autora nebo místo fotky", "/Author (Jan)"],
  ["má víc než 25 MB", "x".repeat(26_300_000)],
])("a PDF that %s is saved if the volunteer says that it is right", async (what, text) => {
  const save = () => check("static/files/a.pdf", `%PDF-1.7 ${text} %%EOF`);
  await expect(save()).rejects.toThrow(new RegExp(`• a\\.pdf ${what}.*\\n.* uložte znovu\\.`));
  await save();
});
