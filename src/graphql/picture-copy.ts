import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/** The colour of the paper on which transparent pictures are shown. */
const PAPER = "#fffaf0";

/**
 * Creates a copy of a picture that Gatsby would not show right. The node of the copy is a child of the node of the original, and
 * `@imageByPath` prefers the copy. There are two kinds of such pictures:
 * - A photo that is stored on its side, as phones store photos, gets an upright copy. Gatsby measures such a photo first and
 *   rotates it afterwards. So Gatsby swaps width and height and cuts off a part of the photo. Delete when gatsby-plugin-sharp
 *   takes the EXIF orientation into account when it measures.
 * - A transparent picture gets a copy on paper. Otherwise its blurred preview would be seen behind it like a halo, and its JPEG
 *   would be black where the picture is transparent.
 */
export async function createPictureCopy({ node, actions, createNodeId, getCache }: CreateNodeArgs) {
  const { sourceInstanceName, absolutePath, name, internal } = node as CreateNodeArgs["node"] & Record<string, string>;
  if (sourceInstanceName !== "data" || !internal.mediaType?.startsWith("image/")) return;
  // A file that cannot be read gets no copy. If an entry uses the file, the content check reports it.
  const buffer = await prepare(String(absolutePath)).catch(() => undefined);
  if (!buffer) return;
  const { createNode } = actions;
  const file = { buffer, name, ext: ".jpg", parentNodeId: node.id, createNode, createNodeId, getCache };
  const copy = await createFileNodeFromBuffer(file);
  actions.createParentChildLink({ parent: node, child: copy });
}

/** The picture as an upright, opaque JPEG; undefined if the picture itself is both. Throws if the file cannot be read. */
async function prepare(path: string): Promise<Buffer | undefined> {
  const image = sharp(path, { limitInputPixels: false });
  const { orientation = 1, hasAlpha } = await image.metadata();
  if (orientation < 5 && !hasAlpha) return undefined;
  return image.autoOrient().flatten({ background: PAPER }).jpeg({ quality: 95 }).toBuffer();
}
