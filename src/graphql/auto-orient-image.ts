import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/**
 * Creates an upright copy of a photo that is stored on its side, as phones do. Gatsby measures before it rotates: on a year
 * page, which shows the whole picture, 2400 x 1600 became 1600 x 2400 with a third of it cut off. `@imageByPath` prefers the
 * copy, a child of the original. Delete when gatsby-plugin-sharp measures by the EXIF orientation.
 */
export async function createAutoOrientedCopy({ node, actions, createNodeId, getCache }: CreateNodeArgs) {
  const { sourceInstanceName, absolutePath, name, internal } = node as CreateNodeArgs["node"] & Record<string, string>;
  if (sourceInstanceName !== "data" || !internal.mediaType?.startsWith("image/")) return;
  const image = sharp(absolutePath, { limitInputPixels: false });
  const { orientation = 1 } = await image.metadata();
  // The others keep width and height.
  if (orientation < 5) return;
  const copy = await createFileNodeFromBuffer({
    buffer: await image.autoOrient().keepIccProfile().jpeg({ quality: 95 }).toBuffer(),
    name,
    ext: ".jpg",
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createParentChildLink({ parent: node, child: copy });
}
