import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { createAutoOrientedCopy } from "./auto-orient-image";

jest.mock("gatsby-source-filesystem", () => ({ createFileNodeFromBuffer: jest.fn() }));
const created = jest.mocked(createFileNodeFromBuffer);

const actions = { createParentChildLink: jest.fn() };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fotka-"));
  created.mockReset();
  actions.createParentChildLink.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The arguments of onCreateNode for an image of 60 × 40, white above black, stored in the given EXIF orientation. */
async function photo(orientation: number) {
  const path = join(folder, "foto.jpg");
  const black = { create: { width: 60, height: 20, channels: 3 as const, background: "#000" } };
  const upright = await sharp({ create: { ...black.create, height: 40, background: "#fff" } })
    .composite([{ input: black, gravity: "south" }])
    .png()
    .toBuffer();
  const turns: Record<number, number> = { 1: 0, 3: 180, 6: 270, 8: 90 };
  await sharp(upright).rotate(turns[orientation]).withMetadata({ orientation }).jpeg().toFile(path);
  const internal = { mediaType: "image/jpeg" };
  const node = { id: "n", name: "foto", sourceInstanceName: "data", absolutePath: path, internal };
  return { node, actions, createNodeId: String, getCache: jest.fn() } as object as CreateNodeArgs;
}

test.each([6, 8])("a photo of EXIF orientation %d gets an upright copy as its child", async (orientation) => {
  created.mockResolvedValue({ id: "copy" } as FileSystemNode);
  await createAutoOrientedCopy(await photo(orientation));
  expect(actions.createParentChildLink.mock.calls).toMatchObject([[{ parent: { id: "n" }, child: { id: "copy" } }]]);
  const { buffer = Buffer.of(), parentNodeId } = created.mock.calls[0]?.[0] ?? {};
  expect(parentNodeId).toBe("n");
  const { data, info } = await sharp(buffer).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([60, 40]);
  expect(data[0]).toBeGreaterThan(200);
  expect(data[data.length - 1]).toBeLessThan(50);
  expect((await sharp(buffer).metadata()).orientation ?? 1).toBe(1);
});

test("an image that keeps its width and height gets no copy, nor does one that is not content", async () => {
  for (const orientation of [1, 3]) await createAutoOrientedCopy(await photo(orientation));
  const turned = await photo(6);
  await createAutoOrientedCopy({ ...turned, node: { ...turned.node, sourceInstanceName: "documents" } });
  expect(created).not.toHaveBeenCalled();
});

test.each([
  ["is no image", (file: Buffer) => file.subarray(0, 1)],
  ["breaks off", (file: Buffer) => file.subarray(0, file.length / 2)],
])("a file that %s gets no copy, and the build goes on", async (_, damage) => {
  const turned = await photo(6);
  const path = (turned.node as object as { absolutePath: string }).absolutePath;
  writeFileSync(path, damage(readFileSync(path)));
  await createAutoOrientedCopy(turned);
  expect(created).not.toHaveBeenCalled();
});
