import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/**
 * Creates an upright copy of an image that has an EXIF orientation, as phone photos do: Gatsby's image pipeline measures
 * before it rotates and crops such an image wrongly. `@imageByPath` prefers the copy, a child of the original.
 */
export async function createAutoOrientedCopy({ node, actions, createNodeId, getCache }: CreateNodeArgs) {
  const { sourceInstanceName, absolutePath, name, internal } = node as CreateNodeArgs["node"] & Record<string, string>;
  if (sourceInstanceName !== "data" || !internal.mediaType?.startsWith("image/")) return;
  const image = sharp(absolutePath, { limitInputPixels: false });
  const { orientation = 1 } = await image.metadata();
  if (orientation === 1) return;
  await createFileNodeFromBuffer({
    buffer: await image.autoOrient().keepIccProfile().jpeg({ quality: 95 }).toBuffer(),
    name,
    ext: ".jpg",
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
}
