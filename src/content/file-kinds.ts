export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

export type FileKind = "picture" | "document" | "still" | "video";

/** How a PDF begins and ends; an MP4 with its index (moov) and H.264 (avc1), but not QuickTime, or a WebM; anything. */
const [PDF, FILM, ANY] = [/^%PDF-.*%%EOF.{0,1024}$/s, /^.{4}ftyp(?!qt).*moov.*avc1|^.E\xDF\xA3/s, /^/];

/** What a kind is called in messages, what its name ends in, where it belongs (pictures vary), what its bytes are. */
type Kind = { noun: string; extension: RegExp; folder: string; content: RegExp };

export const kinds: Record<FileKind, Kind> = {
  picture: { noun: "obrázek", extension: PICTURE, folder: "data", content: ANY },
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
