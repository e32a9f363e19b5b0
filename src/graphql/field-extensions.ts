import { join } from "node:path/posix";
import type { Actions } from "gatsby";
import type { ContentNode, FieldInfo, FileNode, ResolverContext } from "./resolver-types";

/** Registers our field extensions. Each is documented at its resolver below. */
export function registerFieldExtensions(actions: Actions) {
  for (const [name, resolve] of Object.entries({ picture, document, filePosition }))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
}

/**
 * `@picture`: the picture that a path relative to the data file names, null if the field is absent. A name matches in
 * composed and in decomposed Unicode (macOS writes the latter), and a picture turned by EXIF comes upright. Throws, naming file, field and path, if there is none.
 */
async function picture(source: ContentNode, _args: unknown, context: ResolverContext, info: FieldInfo) {
  const path = source[info.fieldName];
  if (typeof path !== "string") return null;
  const dataFile = parentFile(source, context);
  const file = await findFile(dataFile.dir, path, context);
  const upright = file && (await findOneFile({ parent: { id: { eq: file.id } } }, context));
  const image = context.nodeModel
    .getNodesByIds({ ids: (upright ?? file)?.children ?? [] })
    .find((child) => child.internal.type === "ImageSharp");
  if (!image) throw new Error(`data/${dataFile.base}, pole „${info.fieldName}“: obrázek „${path}“ neexistuje.`);
  return image;
}

/** `@document`: the file under static/ that the entry's `link` leads to, null if the entry has no link. */
async function document(source: ContentNode, _args: unknown, context: ResolverContext) {
  if (typeof source.link !== "string") return null;
  const file = await findFile(join(parentFile(source, context).dir, "../static"), source.link, context);
  if (!file) throw new Error(`data/files.json, pole „link“: dokument „${source.link}“ neexistuje.`);
  return file;
}

/** `@filePosition`: the entry's index in its data file. Gatsby's own order changes when a cached entry is edited. */
function filePosition(source: ContentNode, _args: unknown, context: ResolverContext) {
  return parentFile(source, context).children.indexOf(source.id);
}

function parentFile(source: ContentNode, context: ResolverContext) {
  return context.nodeModel.getNodeById({ id: source.parent }) as FileNode;
}

function findFile(folder: string, path: string, context: ResolverContext) {
  const forms = [path, path.normalize("NFC"), path.normalize("NFD")].map((form) => join(folder, form));
  return findOneFile({ absolutePath: { in: forms } }, context);
}

function findOneFile(filter: object, context: ResolverContext) {
  return context.nodeModel.findOne({ type: "File", query: { filter } });
}
