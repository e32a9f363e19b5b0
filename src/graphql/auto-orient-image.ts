import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/**
 * Makes an upright copy of a picture that is only turned by its EXIF orientation, as phones do: Gatsby's image pipeline
 * measures before it turns and would crop it wrongly. `@picture` hands on the copy, which is the child of the original.
 */
export async function createAutoOrientedCopy({ node, actions, createNodeId, getCache }: CreateNodeArgs) {
  const { sourceInstanceName, absolutePath, name, internal } = node as CreateNodeArgs["node"] & Record<string, string>;
  if (sourceInstanceName !== "data" || !internal.mediaType?.startsWith("image/")) return;
  const picture = sharp(absolutePath, { limitInputPixels: false });
  const { orientation = 1 } = await picture.metadata();
  if (orientation === 1) return;
  await createFileNodeFromBuffer({
    buffer: await picture.autoOrient().keepIccProfile().jpeg({ quality: 95 }).toBuffer(),
    name,
    ext: ".jpg",
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
}
