import { type Node as JsonNode, parseTree } from "jsonc-parser";

/**
 * Inserts an entry into the text of a JSON list at `index` and changes nothing else: the entry takes its line endings,
 * indentation and form (one line or several) from the entry next to it.
 */
export function insertEntry(text: string, index: number, entry: object): string {
  const list = parseTree(text) as JsonNode;
  const entries = list.children ?? [];
  const neighbor = entries[index] ?? entries.at(-1);
  if (!neighbor) {
    const first = JSON.stringify([entry], null, 2).replaceAll("\n", lineEnding(text));
    return text.slice(0, list.offset) + first + text.slice(list.offset + list.length);
  }
  const gap = /\s*$/.exec(text.slice(0, neighbor.offset))?.[0] ?? "";
  const added = formatLike(neighbor, text, gap, entry);
  // In a list on one line nothing separates the first entry from the bracket.
  const separator = gap || " ";
  const isLast = index >= entries.length;
  const offset = neighbor.offset + (isLast ? neighbor.length : 0);
  return text.slice(0, offset) + (isLast ? `,${separator}${added}` : `${added},${separator}`) + text.slice(offset);
}

function formatLike({ offset, length }: JsonNode, text: string, gap: string, entry: object) {
  const model = text.slice(offset, offset + length);
  if (!model.includes("\n")) {
    const fields = Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return model.startsWith("{ ") ? `{ ${fields.join(", ")} }` : `{${fields.join(", ")}}`;
  }
  const indent = /[ \t]*$/.exec(gap)?.[0] ?? "";
  const inner = /\n([ \t]*)/.exec(model)?.[1] ?? "";
  const unit = inner.startsWith(indent) ? inner.slice(indent.length) : "  ";
  return JSON.stringify(entry, null, unit).replaceAll("\n", `${lineEnding(model)}${indent}`);
}

const lineEnding = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");
