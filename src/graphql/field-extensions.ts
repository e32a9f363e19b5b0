import { join } from "node:path/posix";
import type { Actions, Node } from "gatsby";
import { typeset } from "../lib/typography";
import type { ContentNode, ResolverContext } from "./resolver-types";

type Info = { fieldName: string };

/** Registers the field extensions that the type definitions use. */
export function registerFieldExtensions(actions: Pick<Actions, "createFieldExtension">) {
  for (const [name, resolve] of Object.entries({ imageByPath, fileByLink, fileIndex }))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  actions.createFieldExtension({ name: "typeset", extend: () => ({ args: { raw }, resolve: typesetField }) });
}

const raw = {
  type: "Boolean!",
  defaultValue: false,
  description: "The text as typed in the data file, for structured data and calendars.",
};

/**
 * `@imageByPath`: the field contains a path relative to the data file, and a query gets the image at this path. Returns null if
 * the entry lacks the field. Throws an error that names file, field and path if there is no image at the path. In that case
 * Gatsby's own `@fileByRelativePath` would return null without an error. It would also return null for a name that macOS stores
 * as decomposed Unicode. Delete when Gatsby's extension finds such names and reports missing files.
 */
async function imageByPath(source: ContentNode, _args: unknown, context: ResolverContext, info: Info) {
  const path = source[info.fieldName];
  if (typeof path !== "string") return null;
  const dataFile = parentFile(source, context);
  const file = await findFile(dataFile.dir, path, context);
  // For a photo that is stored on its side, picture-copy.ts has made an upright copy.
  const copy = file && findChild(file, "File", context);
  const image = file && findChild(copy ?? file, "ImageSharp", context);
  if (!image) throw new Error(`data/${dataFile.base}, pole „${info.fieldName}“: obrázek „${path}“ neexistuje.`);
  return image;
}

/** `@fileByLink`: the file in static/ that `link` names; null if the entry has no link. Throws if the file is missing. */
async function fileByLink(source: ContentNode, _args: unknown, context: ResolverContext) {
  if (typeof source.link !== "string") return null;
  const file = await findFile(join(parentFile(source, context).dir, "../static"), source.link, context);
  if (!file) throw new Error(`data/files.json, pole „link“: dokument „${source.link}“ neexistuje.`);
  return file;
}

/** `@fileIndex`: the entry's index in its data file. Gatsby's own order changes when a cached entry is edited. */
const fileIndex = (source: ContentNode, _args: unknown, context: ResolverContext) =>
  parentFile(source, context).children.indexOf(source.id);

/** `@typeset`: a text, or a list of texts, with Czech typography. With `raw: true` the query gets the text as typed. */
function typesetField(source: ContentNode, { raw }: { raw: boolean }, _context: ResolverContext, info: Info) {
  const text = source[info.fieldName];
  if (raw) return text;
  if (Array.isArray(text)) return text.map(typeset);
  return typeof text === "string" ? typeset(text) : text;
}

/** The node of the data file that a node was made from. Its children are the nodes of the entries, in the order of the file. */
const parentFile = (source: ContentNode, context: ResolverContext) =>
  context.nodeModel.getNodeById({ id: source.parent }) as Node & { dir: string; base: string };

const findChild = ({ children }: Node, type: string, context: ResolverContext) =>
  context.nodeModel.getNodesByIds({ ids: children }).find(({ internal }) => internal.type === type);

function findFile(folder: string, path: string, context: ResolverContext) {
  const forms = [path, path.normalize("NFC"), path.normalize("NFD")].map((form) => join(folder, form));
  return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { in: forms } } } });
}
