import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { contentTypes } from "../../src/content/content-types";

/** How many entries of each list a fixture keeps: enough to break one and see that the others stay sound. */
const KEPT = 4;

/** A small copy of the content in a temporary folder that a test may break: real JSON, and a sound file for each name in it. */
export class ContentFixture {
  readonly root = mkdtempSync(join(tmpdir(), "obsah-"));

  private constructor() {}

  static async create(): Promise<ContentFixture> {
    const fixture = new ContentFixture();
    const picture = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#3d6a4a" } })
      .jpeg({ quality: 10 })
      .toBuffer();
    for (const name of Object.keys(contentTypes)) {
      const content = JSON.parse(readFileSync(join("data", name), "utf8"));
      const kept = Array.isArray(content) ? content.slice(0, KEPT) : content;
      fixture.write(`data/${name}`, kept);
      for (const [, path = ""] of JSON.stringify(kept).matchAll(/"\.(\/[^"]+)"/g))
        fixture.write(`data${path}`, picture);
      for (const [, path = ""] of JSON.stringify(kept).matchAll(/"(\/\w+\/[^"]+)"/g))
        fixture.write(`static${path}`, "%PDF-1.7");
    }
    return fixture;
  }

  path(file: string): string {
    return join(this.root, file);
  }

  read(file: string) {
    return JSON.parse(readFileSync(this.path(file), "utf8"));
  }

  write(file: string, content: unknown): void {
    const bytes = typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content);
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), bytes);
  }

  /** Changes fields of the entry at `index` of a list, or of the whole record. */
  change(file: string, fields: object, index?: number): void {
    const content = this.read(file);
    if (index === undefined) this.write(file, { ...content, ...fields });
    else
      this.write(
        file,
        content.map((entry: object, at: number) => (at === index ? { ...entry, ...fields } : entry)),
      );
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
