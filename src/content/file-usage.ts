import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { FileIndex } from "./file-index";
import { fieldValue, PICTURE } from "./file-kinds";
import { type FileReference, uploadOther } from "./file-references";
import type { Problem } from "./problem";

/**
 * A warning for each picture and each document that two entries use, or whose copy under another name another entry uses. If a
 * picture is not in the folder where the pictures of one of these fields belong, the warning is at that field; otherwise it is
 * at the later field.
 */
export function sharedFiles(root: string, references: FileReference[], { files: all }: FileIndex): Problem[] {
  const contentOf = (path: string) => (all.includes(path) ? readFileSync(join(root, path), "base64") : path);
  // The warning is at the later of two fields that use the same file. So a field whose picture is not in the folder for this
  // field is moved to the end of the list.
  const isElsewhere = ({ path, folder }: FileReference) => Number(dirname(path) !== folder);
  // Other fields than those of files.json may name the same document.
  const isOwn = ({ kind, file }: FileReference) => kind === "picture" || file === "data/files.json";
  const files = references.filter(isOwn).map((one) => ({ ...one, content: contentOf(one.path) }));
  files.sort((one, other) => isElsewhere(one) - isElsewhere(other));
  return files.flatMap((reference): Problem[] => {
    const { file, entry, field, fieldPath, path, content } = reference;
    const first = files.find((other) => other.content === content);
    if (!first || first === reference) return [];
    const what = `Stejný soubor jako ${path} je i v jiném poli.`;
    const found = [first.file, first.entry, `pole „${first.field}“: ${first.path}`].filter(Boolean).join(", ");
    const advice = `Patří-li k oběma, nechte to tak. Jinak k záznamu, ke kterému nepatří, ${uploadOther(reference)}.`;
    return [{ severity: "warning", file, entry, field, fieldPath, what, found, advice }];
  });
}

const PUBLIC =
  "Na webu si ho může otevřít každý. Nemá-li tam být, smažte ho. Má-li, uložte ho jako PDF a přidejte pro něj záznam v data/files.json.";

/** The advice for an unused file: that of the first pattern that matches its path. Without a match there is no warning. */
const adviceByPath = (file: string): [path: RegExp, advice: string][] => [
  [
    /\.pdf$/i,
    "Má-li být na webu, zkopírujte ho do složky static/files, není-li tam, a v data/files.json napište do pole „link“ záznamu, ke kterému patří, /files/ a jeho název; jde-li o další dokument, přidejte pro něj záznam. Smažte ho, jen když ho už nikdo nepotřebuje.",
  ],
  [
    /^data\/(history|leaders|site)\//,
    PICTURE.test(file)
      ? `Patří-li k některému záznamu, napište do jeho pole s obrázkem "${fieldValue(file)}". Jinak soubor smažte.`
      : `Web ho jako obrázek ukázat neumí. Je-li to fotka, uložte ji jako JPEG a ten nahrajte do složky ${dirname(file)}. Pak ${file} smažte.`,
  ],
  [
    new RegExp(`^static/graphics/.*${PICTURE.source}`, "i"),
    `Je-li to obrázek před spuštěním filmu, napište v data/intro.json do pole „still“ "${fieldValue(file)}". Jinak ho přesuňte: do data/history (historie), data/leaders (vedoucí) nebo data/site (záhlaví), nebo ho smažte.`,
  ],
  [
    new RegExp(`${PICTURE.source}|\\.(hei[cf]|gif|bmp|tiff?)$`, "i"),
    "Je v nesprávné složce. Není-li už tam, kam patří, nahrajte ho do data/history (historie), data/leaders (vedoucí) nebo data/site (záhlaví) pod názvem, který tam ještě není. Pak ho odsud smažte.",
  ],
  [
    /\.(mp4|webm|mov)$/i,
    "Má-li být na úvodní stránce, převeďte ho na film MP4 (H.264), není-li jím, dejte ho do složky static/video a v data/intro.json napište do pole „file“ /video/ a jeho název. Jinak ho smažte.",
  ],
  [/^static\/.*\//, PUBLIC],
];

/** A warning for each file that no entry uses and that a volunteer may have added. */
export const unusedFiles = ({ unused }: FileIndex): Problem[] =>
  unused.flatMap((file): Problem[] => {
    const [, advice] = adviceByPath(file).find(([path]) => path.test(file)) ?? [];
    return advice ? [{ severity: "warning", file, what: "Tento soubor žádný záznam nepoužívá.", advice }] : [];
  });
