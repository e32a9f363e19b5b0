export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

export type FileKind = "picture" | "document" | "still" | "video";

/** What each kind of file is called in messages, what its name may end in and usually ends in. */
export const kinds: Record<FileKind, { noun: string; extension: RegExp; usual: string }> = {
  picture: { noun: "obrázek", extension: PICTURE, usual: ".jpg" },
  document: { noun: "dokument", extension: /\.pdf$/i, usual: ".pdf" },
  still: { noun: "obrázek", extension: PICTURE, usual: ".jpg" },
  video: { noun: "film", extension: /\.(mp4|webm)$/i, usual: ".mp4" },
};
