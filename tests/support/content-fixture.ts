import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import sharp, { type Noise } from "sharp";
import { checkContent, repairDataFiles } from "../../src/content/check";
import type { Problem } from "../../src/content/problem";
import type { DataFile } from "../../src/content/schemas";

const historyEntry = (year: string, title: string, isCamp?: true) => {
  const name = isCamp ? year : `${year}-sraz`;
  return { title, year, image: `./history/${name}.jpg`, link: `https://alba.tabor.example/${name}`, isCamp };
};
const leader = (id: string, name: string) => ({
  id,
  name,
  image: `./leaders/0${id}.jpg`,
  hoverImage: `./leaders/0${id}-hover.jpg`,
});
const fileLink = (name: string, title: string) => ({ link: `/files/${name}.pdf`, title, text: "K přečtení." });

/** Valid content of each data file. */
export const sample = {
  "site.json": {
    title: "Tábor",
    subtitle: "III. turnus",
    description: "Tábor pro děti.",
    headerPicture: "./site/header.jpg",
    sharePicture: "./site/share.jpg",
    shareAlt: "Stany",
    author: { name: "autor", url: "https://autor.example" },
    copyrightFrom: 2017,
    yearsWithoutCamp: ["2021"],
  },
  "intro.json": {
    heading: "Vítejte",
    paragraphs: ["Jsme tábor."],
    video: { file: "/video/tabor.mp4", still: "/graphics/tabor.jpg", alt: "Oheň" },
  },
  "camp.json": {
    theme: "Hrad",
    start: "2025-07-20T14:00:00+02:00",
    end: "2025-07-27",
    details: [{ label: "Cena", text: "podle domluvy" }],
    invitation: "Pojeďte.",
    status: "Plno",
  },
  "contacts.json": {
    leader: { phone: "+420 000 000 001", email: "vedouci@tabor.example" },
    deputy: { phone: "+420 000 000 002" },
  },
  "history.json": [
    { ...historyEntry("2025", "Hrad", true), alt: "Věž", story: ["Pršelo."] },
    historyEntry("2024", "Ostrov", true),
    historyEntry("2024", "Sraz"),
    historyEntry("2016", "Stany", true),
  ],
  "leaders.json": [leader("1", "Sova"), leader("2", "Bobr"), leader("4", "Jiskra")],
  "files.json": [fileLink("informace", "Důležité informace"), fileLink("potvrzeni", "Potvrzení")],
};

/** The JSON text with another value at a path, such as `0.year` in a list or `leader.phone`. `undefined` removes the value. */
export function withValue(text: string, field: string, value: unknown): string {
  const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return applyEdits(text, modify(text, path, value, {}));
}

const MP4 = "\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moovavc1";

/** A picture of one colour, or with noise, which does not compress. */
export const image = (width: number, height: number, noise?: Noise) =>
  sharp({ create: { width, height, channels: 3, background: "#3d6a4a", noise } });
export const NOISE: Noise = { type: "gaussian", mean: 128, sigma: 60 };
/** Pictures just large enough for the content check, which reads all pixels each time. */
const pictures = Promise.all([image(800, 400).jpeg().toBuffer(), image(1600, 800).jpeg().toBuffer()]);

/** The valid content of a small project in a temporary folder, for a test to change. */
export class ContentFixture {
  readonly root = mkdtempSync(join(tmpdir(), "obsah-"));

  private constructor(readonly picture: Buffer) {}

  static async create(): Promise<ContentFixture> {
    const [picture, wide] = await pictures;
    const fixture = new ContentFixture(picture);
    for (const [name, content] of Object.entries(sample)) {
      const text = JSON.stringify(content);
      fixture.write(`data/${name}`, text);
      // No two files are equal.
      for (const [, path = ""] of text.matchAll(/"\.(\/[^"]+)"/g))
        fixture.write(`data${path}`, Buffer.concat([path.startsWith("/site/") ? wide : picture, Buffer.from(path)]));
      for (const [, path = ""] of text.matchAll(/"(\/\w+\/[^"]+)"/g))
        fixture.write(`static${path}`, { pdf: `%PDF-/Author ()${path}%%EOF`, mp4: MP4 }[path.slice(-3)] ?? picture);
    }
    return fixture;
  }

  path(file: string): string {
    return join(this.root, file);
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  /** Sets one value of a data file, as `withValue` does. */
  set(name: DataFile, field: string, value: unknown): void {
    const text = readFileSync(this.path(`data/${name}`), "utf8");
    this.write(`data/${name}`, withValue(text, field, value));
  }

  /** What the content check finds after the repair at the time `now`, by default a few weeks before the camp. */
  async problems(now = "2025-07-01T12:00:00Z"): Promise<Problem[]> {
    repairDataFiles(this.root);
    return (await checkContent(this.root, new Date(now))).problems;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
