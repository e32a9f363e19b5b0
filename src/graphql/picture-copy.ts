import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/**
 * Creates an upright copy of a photo that is stored on its side. Phones store photos in this way. Gatsby measures such a photo
 * first and rotates it afterwards. So Gatsby swaps width and height and cuts off a part of the photo. The page of a year shows
 * the whole picture, but there 2400 x 1600 pixels became 1600 x 2400. The node of the copy is a child of the node of the
 * original. `@imageByPath` prefers the copy. Delete when gatsby-plugin-sharp takes the EXIF orientation into account when it
 * measures.
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
