export const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

export type FileKind = "picture" | "document" | "still" | "video";

/** What each kind of file is called in messages, and what its name may end in. */
export const kinds: Record<FileKind, { noun: string; extension: RegExp }> = {
  picture: { noun: "obrázek", extension: PICTURE },
  document: { noun: "dokument", extension: /\.pdf$/i },
  still: { noun: "obrázek", extension: PICTURE },
  video: { noun: "film", extension: /\.(mp4|webm)$/i },
};
