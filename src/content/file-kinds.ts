/** How the name of a picture ends that the site can show. */
export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

export type FileKind = "picture" | "document" | "still" | "video";

/** How a PDF begins and ends; an MP4 with its index (moov) and H.264 (avc1), but not QuickTime, or a WebM; anything. */
const [PDF, FILM, ANY] = [/^%PDF-.*%%EOF.{0,1024}$/s, /^.{4}ftyp(?!qt).*moov.*avc1|^.E\xDF\xA3/s, /^/];

/**
 * `noun` is what messages call such a file, `extension` how its name ends, `folder` where it belongs (a picture belongs into the
 * folder of its data file), `content` what its bytes are as Latin-1 text.
 */
type Kind = { noun: string; extension: RegExp; folder?: string; content: RegExp };

export const kinds: Record<FileKind, Kind> = {
  picture: { noun: "obrázek", extension: PICTURE, content: ANY },
  still: { noun: "obrázek", extension: PICTURE, folder: "static/graphics", content: ANY },
  document: { noun: "dokument PDF", extension: /\.pdf$/i, folder: "static/files", content: PDF },
  video: { noun: "film MP4 (H.264) nebo WebM", extension: /\.(mp4|webm)$/i, folder: "static/video", content: FILM },
};

/** How a field names the file at `path`: `./history/2026.jpg`, `/files/informace.pdf`. */
export const fieldValue = (path: string) => path.replace(/^data\//, "./").replace(/^static\//, "/");

/** The smallest width and height, of the pictures in a folder or of one field: anything smaller is blurred where it is largest. */
export const MIN_SIZES_PX: Record<string, [width: number, height: number]> = {
  "data/history": [800, 400],
  "data/leaders": [400, 400],
  "static/graphics": [640, 360],
  logo: [1600, 400],
  sharePicture: [1200, 630],
};
/** The smallest width of such a picture, for hints: „aspoň 800 bodů“. */
export const atLeast = (folderOrField: string) => `aspoň ${MIN_SIZES_PX[folderOrField]?.[0]} bodů`;
