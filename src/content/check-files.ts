import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path/posix";
import type { DataFile } from "./content-types";
import { entriesOf, isEntry } from "./entry";
import { findFile } from "./find-file";
import { inspectImage } from "./inspect-image";
import type { Problem } from "./problem";

interface Named {
  file: string;
  entry?: string;
  field: string;
  /** From the root of the project. */
  path: string;
}

/** Fields that name a picture. */
const pictureFields = ["image", "hoverImage", "logo", "sharePicture"];

/** Least widths in pixels, of a field or of all in a file: below them a picture would be blurred where it is shown largest. */
const minimums: Record<string, number> = { "history.json": 800, "leaders.json": 400, logo: 1600, sharePicture: 1200 };
/** The same for heights, where a picture is cut to a shape. */
const minimumHeights: Record<string, number> = { sharePicture: 630 };

/** Checks every file that a data file names: pictures, documents, the still and the film. */
export async function checkFiles(root: string, name: DataFile, content: unknown): Promise<Problem[]> {
  const pictures = named(name, content, pictureFields, "data");
  const documents = named(name, content, ["link"], "static").filter(({ path }) =>
    /^static\/files\/.+\.pdf$/i.test(path),
  );
  const problems = await Promise.all([
    ...pictures.map((picture) =>
      problemsOf(
        root,
        picture,
        async (path) =>
          (await inspectImage(path, minimums[picture.field] ?? minimums[name] ?? 0, minimumHeights[picture.field])) ??
          wrongEnding(path),
      ),
    ),
    ...documents.map((document) => problemsOf(root, document, inspectDocument)),
    ...videoFiles(name, content).map((file) => problemsOf(root, file, () => undefined)),
  ]);
  return [...problems.flat(), ...sharedPictures(pictures)];
}

/** Warns of each picture under data/ that no entry names. */
export function unusedPictures(root: string, contents: Map<DataFile, unknown>): Problem[] {
  const used = [...contents].flatMap(([name, content]) =>
    named(name, content, pictureFields, "data").map(({ path }) => path.normalize("NFC")),
  );
  return ["history", "leaders", "site"]
    .flatMap((folder) => listFolder(join(root, "data", folder)).map((name) => `data/${folder}/${name}`))
    .filter((path) => !used.includes(path.normalize("NFC")))
    .map((file) => ({
      severity: "warning",
      file,
      what: "Tenhle soubor žádný záznam nepoužívá.",
      advice: "Přidejte k němu záznam, nebo ho smažte.",
    }));
}

async function problemsOf(root: string, { path, ...place }: Named, inspect: Inspect): Promise<Problem[]> {
  const found = findFile(root, path);
  if ("path" in found && !statSync(found.path).isFile())
    return [{ severity: "error", ...place, what: `${path} je složka, ne soubor.`, advice: "Dopište jméno souboru." }];
  const finding = "path" in found ? await inspect(found.path) : { found: basename(path), ...found };
  return finding ? [{ severity: "error", ...place, ...finding }] : [];
}
type Finding = Pick<Problem, "what" | "found" | "advice">;
type Inspect = (path: string) => Finding | undefined | Promise<Finding | undefined>;

/** Gatsby takes for a picture what is called one. */
function wrongEnding(path: string): Finding | undefined {
  if (/\.(jpe?g|png|webp|avif)$/i.test(path)) return;
  return {
    what: "Přípona souboru není mezi těmi, které web zná: jpg, jpeg, png, webp, avif.",
    advice: "Uložte obrázek znovu jako JPEG.",
  };
}

function inspectDocument(path: string): Finding | undefined {
  if (readFileSync(path).subarray(0, 5).toString("latin1") === "%PDF-") return;
  return { what: "Dokument není PDF, i když se tak jmenuje.", advice: "Uložte ho znovu jako PDF a nahrajte." };
}

function sharedPictures(pictures: Named[]): Problem[] {
  const seen = new Map<string, Named>();
  return pictures.flatMap(({ path, ...place }): Problem[] => {
    const earlier = seen.get(path);
    if (!earlier) {
      seen.set(path, { path, ...place });
      return [];
    }
    return [
      {
        severity: "warning",
        ...place,
        what: "Stejný obrázek používá i jiný záznam.",
        found: `${basename(path)}, ${earlier.entry}`,
        advice: "Zkontrolujte, jestli to nemá být jiný obrázek.",
      },
    ];
  });
}

function named(name: DataFile, content: unknown, fields: string[], base: string): Named[] {
  return entriesOf(content).flatMap(({ entry, name: entryName }) =>
    fields.flatMap((field) => {
      const path = entry[field];
      // A path of another form is a breach of the contract and told there.
      if (typeof path !== "string" || !path.startsWith(base === "data" ? "./" : "/") || path.includes("../")) return [];
      return [{ file: `data/${name}`, entry: entryName, field, path: join(base, path) }];
    }),
  );
}

function videoFiles(name: DataFile, content: unknown): Named[] {
  if (!isEntry(content) || !isEntry(content.video)) return [];
  // With a data host of its own the film does not lie among the site's files.
  const fields = process.env.GATSBY_DATA_HOST ? ["still"] : ["still", "file"];
  return named(name, content.video, fields, "static").map((file) => ({ ...file, field: `video.${file.field}` }));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    return [];
  }
}
