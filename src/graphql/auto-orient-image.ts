import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/**
 * Creates an upright copy of a photo that is stored on its side, as phones store photos. Gatsby measures such a photo before it
 * rotates the photo, so that width and height are swapped and a part of the photo is cut off: on the page of a year, which
 * shows the whole picture, 2400 x 1600 became 1600 x 2400. The copy is a child of the original's node, and `@imageByPath`
 * prefers the copy. Delete when gatsby-plugin-sharp takes the EXIF orientation into account when it measures.
 */
export async function createAutoOrientedCopy({ node, actions, createNodeId, getCache }: CreateNodeArgs) {
  const { sourceInstanceName, absolutePath, name, internal } = node as CreateNodeArgs["node"] & Record<string, string>;
  if (sourceInstanceName !== "data" || !internal.mediaType?.startsWith("image/")) return;
  // A file that cannot be read gets no copy. If an entry uses the file, the content check reports it.
  const buffer = await orient(String(absolutePath)).catch(() => undefined);
  if (!buffer) return;
  const { createNode } = actions;
  const file = { buffer, name, ext: ".jpg", parentNodeId: node.id, createNode, createNodeId, getCache };
  const copy = await createFileNodeFromBuffer(file);
  actions.createParentChildLink({ parent: node, child: copy });
}

/** The image as an upright JPEG; undefined if the image is not stored on its side. Throws if the file cannot be read. */
async function orient(path: string): Promise<Buffer | undefined> {
  const image = sharp(path, { limitInputPixels: false });
  const { orientation = 1 } = await image.metadata();
  return orientation < 5 ? undefined : image.autoOrient().keepIccProfile().jpeg({ quality: 95 }).toBuffer();
}
