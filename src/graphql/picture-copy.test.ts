import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import sharp, { type Sharp } from "sharp";
import { image } from "../../tests/support/content-fixture";
import { createPictureCopy } from "./picture-copy";

jest.mock("gatsby-source-filesystem", () => ({ createFileNodeFromBuffer: jest.fn() }));
const created = jest.mocked(createFileNodeFromBuffer);

const actions = { createParentChildLink: jest.fn() };
const folder = mkdtempSync(join(tmpdir(), "fotka-"));
beforeEach(() => jest.clearAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const photo = (orientation: number) => image(60, 40).withMetadata({ orientation }).jpeg();

/** What Gatsby does with a picture, or with a part of its file. */
async function onCreateNode(picture: Sharp, sourceInstanceName = "data", part = 1): Promise<void> {
  const absolutePath = join(folder, "foto.jpg");
  const file = await picture.toBuffer();
  writeFileSync(absolutePath, file.subarray(0, file.length * part));
  const node = { id: "n", name: "foto", sourceInstanceName, absolutePath, internal: { mediaType: "image/jpeg" } };
  const args: object = { node, actions, createNodeId: String, getCache: jest.fn() };
  await createPictureCopy(args as CreateNodeArgs);
}

// How the site shows the copy of a photo, tests/site/images.test.ts looks at.
test.each([
  ["stored on its side", photo(6), [40, 60], 61],
  ["stored on its other side", photo(8), [40, 60], 61],
  ["transparent", image(60, 40).ensureAlpha(0).png(), [60, 40], 255],
])("a picture that is %s gets an upright, opaque copy as its child", async (_, picture, size, red) => {
  created.mockResolvedValue({ id: "copy" } as FileSystemNode);
  await onCreateNode(picture);
  expect(actions.createParentChildLink.mock.calls).toMatchObject([[{ parent: { id: "n" }, child: { id: "copy" } }]]);
  const { buffer, parentNodeId } = created.mock.calls[0]?.[0] ?? {};
  expect(parentNodeId).toBe("n");
  const { width, height, hasAlpha, orientation = 1 } = await sharp(buffer).metadata();
  expect({ size: [width, height], hasAlpha, orientation }).toEqual({ size, hasAlpha: false, orientation: 1 });
  expect(Math.abs(Number((await sharp(buffer).raw().toBuffer())[0]) - red)).toBeLessThan(4);
});

test("no copy: a picture that keeps its width and height, one that is not content, a file that is none or breaks off", async () => {
  for (const orientation of [1, 3]) await onCreateNode(photo(orientation));
  await onCreateNode(photo(6), "documents");
  for (const part of [0.01, 0.5]) await onCreateNode(photo(6), "data", part);
  expect(created).not.toHaveBeenCalled();
});
