import type { FileIndex } from "./file-index";
import { fieldValue, PICTURE } from "./file-kinds";
import { type FileReference, uploadOther } from "./file-references";
import type { Problem } from "./problem";

/**
 * A warning for each picture and each document that two entries use, or whose copy under another name another entry uses. The
 * warning is at the later field. `contentOf` returns what identifies the content of the file at a path.
 */
export function sharedFiles(references: FileReference[], contentOf: (path: string) => string): Problem[] {
  // Other fields than those of files.json may name the same document.
  const isOwn = ({ kind, file }: FileReference) => kind === "picture" || file === "data/files.json";
  const files = references.filter(isOwn).map((one) => ({ ...one, content: contentOf(one.path) }));
  return files.flatMap((reference): Problem[] => {
    const { file, entry, field, fieldPath, content } = reference;
    const first = files.find((other) => other.content === content);
    if (!first || first === reference) return [];
    const other = [first.file !== file && first.file, first.entry, first.path].filter(Boolean).join(", ");
    const what = `Tentýž soubor je i jinde: ${other}.`;
    const advice = `Patří-li k oběma, nechte to tak. Jinak k záznamu, ke kterému nepatří, ${uploadOther(reference)}.`;
    return [{ severity: "warning", file, entry, field, fieldPath, what, advice }];
  });
}

/** Matches the files that a volunteer may have added: pictures, films, documents, and whatever is in a folder for files. */
const ADDED =
  /\.(pdf|jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?|mp4|webm|mov)$|^data\/(history|leaders|site)\/|^static\/.*\//i;
const PLACES =
  "Má-li být na webu, patří jako obrázek JPEG do data/history (roky), data/leaders (vedoucí), data/site (záhlaví) nebo static/graphics (film), jako PDF do static/files a jako film MP4 do static/video. Přesuňte ho tam, nebo ho tam uložte převedený pod názvem, který tam ještě není, a ten napište do záznamu. Smažte ho, jen když ho už nikdo nepotřebuje; co je ve složce static, může si na webu otevřít každý.";

/** A warning for each file that no entry uses and that a volunteer may have added. */
export const unusedFiles = ({ unused }: FileIndex): Problem[] =>
  unused.flatMap((file): Problem[] => {
    const isPicture = /^data\/(history|leaders|site)\//.test(file) && PICTURE.test(file);
    const picture = `Patří-li k některému záznamu, napište do jeho pole s obrázkem "${fieldValue(file)}". Jinak soubor smažte.`;
    const what = "Tento soubor žádný záznam nepoužívá.";
    return ADDED.test(file) ? [{ severity: "warning", file, what, advice: isPicture ? picture : PLACES }] : [];
  });
