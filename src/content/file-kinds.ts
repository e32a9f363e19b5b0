import { hasLocation } from "./location";
import type { ProblemDetails } from "./problem";

/** The file extensions of the pictures that the site can show. */
export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

export type FileKind = "picture" | "document" | "still" | "video";

/** Matches a whole PDF. Readers allow a kilobyte of anything before it and after it, and any padding at the end. */
const PDF = /^.{0,1024}%PDF-.*%%EOF.{0,1024}[\0\s]*$/s;
/** Matches an MP4 that contains its index (moov) and H.264 (avc1), or the first bytes of a WebM. Does not match QuickTime. */
const FILM = /^.{4}ftyp(?!qt).*moov.*avc1|^.E\xDF\xA3/s;
/** Matches any bytes, because inspect-image.ts checks whether they are a picture. */
const ANY = /^/;

/**
 * What is known about a kind of file. `noun` is the word for such a file in messages. The name of such a file ends in
 * `extension`, and the file belongs in `folder`. Only the kind `picture` has no `folder`, because a picture belongs in the
 * folder of its data file. `content` matches the bytes of such a file, read as Latin-1 text.
 */
type Kind = { noun: string; extension: RegExp; folder?: string; content: RegExp };

export const kinds: Record<FileKind, Kind> = {
  picture: { noun: "obrázek", extension: PICTURE, content: ANY },
  still: { noun: "obrázek", extension: PICTURE, folder: "static/graphics", content: ANY },
  document: { noun: "dokument PDF", extension: /\.pdf$/i, folder: "static/files", content: PDF },
  video: { noun: "film MP4 (H.264) nebo WebM", extension: /\.(mp4|webm)$/i, folder: "static/video", content: FILM },
};

const AUTHOR = /\/Author\s*[(<](?![)>])|<dc:creator>.*?<rdf:li[^>]*>[^<]/s;
/** Cloudflare Pages refuses larger files. The other hosts of docs/deploy.md accept more. */
const MAX_HOSTED_BYTES = 25 * 1024 * 1024;
const SMALLER = "Uložte ho menší, nejlépe do 10 MB.";
const MAY_STAY =
  "Nevadí-li to a otevře-li se každému, nechte to tak. Jinak ho uložte znovu: bez hesla, bez jména ve vlastnostech předlohy, s fotkami bez údajů o poloze, s menšími obrázky.";

/**
 * What is wrong with the file at `path`, whose bytes are given as Latin-1 text. In a message, `what` comes after the name of the
 * file. The site publishes documents, films and their stills unchanged. Whatever they say about their author or their place would
 * be public. The file of a picture is not published. The build makes new files from it, without the data about author and place.
 * `isLocated` says whether the bytes tell a place.
 */
export function inspectBytes(path: string, bytes: string, kind: FileKind, isLocated = hasLocation(bytes)) {
  const { content, extension, noun } = kinds[kind];
  const isDocument = kind === "document";
  const isHosted = bytes.length <= MAX_HOSTED_BYTES;
  const isWhole = extension.test(path) && content.test(bytes);
  const rules: [isBroken: boolean, what: string, advice: string, severity?: "error"][] = [
    [!isWhole, `není ${noun}, nebo není celý`, `Uložte ho znovu jako ${noun}`, "error"],
    [!isDocument && isLocated, "prozrazuje místo, kde vznikl", "Uložte ho bez údajů o poloze", "error"],
    [isDocument && (isLocated || AUTHOR.test(bytes)), "prozrazuje autora nebo místo fotky", MAY_STAY],
    [isDocument && /\/Encrypt[ <\d]/.test(bytes), "je možná chráněný heslem", MAY_STAY],
    [isDocument && isHosted && bytes.length > 10e6, "má víc než 10 MB a v telefonu se stahuje dlouho", MAY_STAY],
    [!isHosted, "má víc než 25 MB, stahuje se dlouho a některé hostingy ho nezveřejní", SMALLER],
  ];
  return rules.flatMap(([isBroken, what, advice, severity = "warning" as const]): ProblemDetails[] =>
    isBroken ? [{ severity, what, advice }] : [],
  );
}

/** How a field names the file at `path`: `./history/2026.jpg`, `/files/informace.pdf`. */
export const fieldValue = (path: string) => path.replace(/^data\//, "./").replace(/^static\//, "/");

/**
 * The smallest width and height that a picture may have, by its folder. A field may have minimums of its own. A smaller picture
 * would be blurred at the place where the site shows it largest. Both fields with pictures in data/site have minimums of their
 * own. The row `data/site` is for a picture that no field names yet. Such a picture has to be large enough for either field.
 */
export const MIN_SIZES_PX: Record<string, [width: number, height: number]> = {
  "data/history": [800, 400],
  "data/leaders": [400, 400],
  "static/graphics": [640, 360],
  "data/site": [1600, 630],
  headerPicture: [1600, 400],
  sharePicture: [1200, 630],
};
/** The minimum width from MIN_SIZES_PX as a text for hints: „aspoň 800 bodů“. */
export const atLeast = (folderOrField: string) => `aspoň ${MIN_SIZES_PX[folderOrField]?.[0]} bodů`;
