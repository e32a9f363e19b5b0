import { getNodeValue, type Node as JsonNode, parseTree } from "jsonc-parser";
import * as z from "zod";
import { isEntry } from "../content/entry";
import { type DataFile, schemas } from "../content/schemas";

// The form shows every field of a schema: an absent one as an empty text, an empty list or a switch that is off. A record in
// a list has its `position` in the file, by which it is found again after others were added, moved or deleted.

type Form = Readonly<Record<string, unknown>>;

/**
 * What the records of a list are called in the form, which is itself a record for each file. Two lists of one name would share
 * the folder of their pictures.
 */
export const recordsIn = (name: DataFile) => name.replace(".json", "");

/** What the form shows of the text of a data file; of invalid JSON what can be read. */
export function toForm(name: DataFile, text: string): Form {
  const root = parseTree(text);
  const shown = show(schemas[name], root && getNodeValue(root));
  return Array.isArray(shown) ? { [recordsIn(name)]: shown } : (shown as Form);
}

/**
 * The text of a data file after it was edited in the form. What the form shows as before stays as it is, byte for byte; what
 * is new is indented like what stands beside it. The text must be valid JSON. (The editor itself has made its line ends LF, and
 * ends the file with one.)
 */
export function fromForm(name: DataFile, text: string, form: Form): string {
  const root = parseTree(text) as JsonNode;
  const schema = schemas[name];
  const edited = rewrite(text, root, schema, schema instanceof z.ZodArray ? form[recordsIn(name)] : form);
  return text.slice(0, root.offset) + edited + text.slice(end(root));
}

function show(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return mapFields(inner, (key, field) => show(field, isEntry(value) ? value[key] : undefined));
  if (inner instanceof z.ZodArray)
    return listOf(value).map((item, position) => {
      const shown = show(inner.element as z.ZodType, item);
      return isEntry(shown) ? { ...shown, position } : shown;
    });
  return value ?? (inner instanceof z.ZodBoolean ? false : "");
}

/** The JSON value of what the form shows. Undefined for an optional field that is left out, because empty it is invalid or says nothing. */
function toJson(schema: z.ZodType, shown: unknown): unknown {
  const inner = unwrap(schema);
  const isEmpty = schema !== inner && isSame(shown, show(schema, undefined));
  if (isEmpty && (shown === false || !schema.safeParse(shown).success)) return undefined;
  if (inner instanceof z.ZodObject && isEntry(shown))
    return mapFields(inner, (key, field) => toJson(field, shownIn(shown, key, field)));
  if (inner instanceof z.ZodArray) return listOf(shown).map((item) => toJson(inner.element as z.ZodType, item));
  return shown;
}

/** The text of an item of a list or a field of a record, and its node in the file if it has one. */
interface Part {
  text: string;
  node?: JsonNode;
}

/** The text of a JSON node with the value that the form shows. */
function rewrite(text: string, node: JsonNode, schema: z.ZodType, shown: unknown): string {
  const inner = unwrap(schema);
  if (isSame(shown, show(schema, getNodeValue(node)))) return text.slice(node.offset, end(node));
  if (inner instanceof z.ZodArray && node.type === "array")
    return join(text, node, rewriteItems(text, node, inner.element as z.ZodType, listOf(shown)));
  if (inner instanceof z.ZodObject && node.type === "object" && isEntry(shown))
    return join(text, node, rewriteFields(text, node, inner, shown));
  return format(text, toJson(schema, shown), indentAt(text, node.offset));
}

function rewriteItems(text: string, list: JsonNode, schema: z.ZodType, items: readonly unknown[]): Part[] {
  const identify = (item: unknown, position: unknown) => (isEntry(item) ? position : normalize(item));
  const nodes = new Map(list.children?.map((node, index) => [identify(getNodeValue(node), index), node]));
  return items.map((item) => {
    // A copy of a record has the position of the original, and so its text with what was edited in the copy.
    const node = nodes.get(identify(item, isEntry(item) && item.position));
    return node
      ? { node, text: rewrite(text, node, schema, item) }
      : { text: format(text, toJson(schema, item), indentInside(text, list)) };
  });
}

function rewriteFields(text: string, record: JsonNode, schema: z.ZodObject, shown: Form): Part[] {
  const keys: string[] = [];
  const parts: Part[] = [];
  for (const node of record.children ?? []) {
    const [{ value: key }, value] = node.children as [JsonNode, JsonNode];
    const field = schema.shape[key] as z.ZodType | undefined;
    const edited = field && shownIn(shown, key, field);
    const isKept = !field || isSame(edited, show(field, getNodeValue(value)));
    if (!isKept && toJson(field, edited) === undefined) continue;
    const newValue = isKept ? text.slice(value.offset, end(value)) : rewrite(text, value, field, edited);
    keys.push(key);
    parts.push({ node, text: text.slice(node.offset, value.offset) + newValue });
  }
  let position = 0;
  for (const [key, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const edited = shownIn(shown, key, field);
    if (keys.includes(key)) position = keys.indexOf(key) + 1;
    else if (!isSame(edited, show(field, undefined))) {
      const value = format(text, toJson(field, edited), indentInside(text, record));
      keys.splice(position, 0, key);
      parts.splice(position++, 0, { text: `${JSON.stringify(key)}: ${value}` });
    }
  }
  return parts;
}

/** A list or record of the given parts, between its own brackets and with its own separators. */
function join(text: string, container: JsonNode, parts: readonly Part[]): string {
  const nodes = container.children ?? [];
  const [first, last] = [nodes[0], nodes.at(-1)];
  const [open, close] = [text.charAt(container.offset), text.charAt(end(container) - 1)];
  if (parts.length === 0) return open + close;
  const gap = first ? text.slice(container.offset + 1, first.offset) : `\n${indentInside(text, container)}`;
  const tail = last ? text.slice(end(last), end(container) - 1) : `\n${indentAt(text, container.offset)}`;
  const content = parts.map(({ node, text: part }, index) => {
    const previous = parts[index - 1]?.node;
    const areNeighbors = previous && node && nodes.indexOf(node) === nodes.indexOf(previous) + 1;
    // In a list on one line nothing separates the first item from the bracket.
    const separator = areNeighbors ? text.slice(end(previous), node.offset) : `,${gap || " "}`;
    return index === 0 ? part : separator + part;
  });
  return [open, gap, ...content, tail, close].join("");
}

const unwrap = (schema: z.ZodType) => (schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema);

const mapFields = (schema: z.ZodObject, map: (key: string, field: z.ZodType) => unknown): Form =>
  Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, map(key, field as z.ZodType)]));

/** The value of a field in the form, which may leave out what is empty. */
const shownIn = (shown: Form, key: string, field: z.ZodType) => shown[key] ?? show(field, undefined);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether two values look the same in the form, which trims texts. */
const isSame = (a: unknown, b: unknown) => normalize(a) === normalize(b);

const normalize = (value: unknown): string =>
  JSON.stringify(value ?? "", (_, part) => {
    if (isEntry(part)) return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
    return typeof part === "string" ? part.trim() : (part ?? "");
  });

const end = ({ offset, length }: JsonNode) => offset + length;

/** What a level is indented by in a file. */
const indentOf = (text: string) => /^[ \t]+/m.exec(text)?.[0] ?? "  ";

/** A new value as JSON, indented like the rest of the file. */
const format = (text: string, value: unknown, indent: string) =>
  JSON.stringify(value, null, indentOf(text)).replaceAll("\n", `\n${indent}`);

/** The white space at the beginning of the line of an offset. */
const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset))?.[0] ?? "";

/** The indentation of what is inside a list or record. */
const indentInside = (text: string, container: JsonNode) =>
  container.children?.[0]
    ? indentAt(text, container.children[0].offset)
    : indentAt(text, container.offset) + indentOf(text);
