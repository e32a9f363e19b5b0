import { type Node, parseTree } from "jsonc-parser";

/**
 * Inserts an entry into the text of a JSON list so that it becomes the one at `index`. Nothing else changes by a byte: the
 * entry takes its line ends, indentation and form (one line or several) from its neighbour.
 */
export function insertEntry(text: string, index: number, entry: object): string {
  const list = parseTree(text) as Node;
  const entries = list.children ?? [];
  const neighbour = entries[index] ?? entries.at(-1);
  if (!neighbour) return splice(text, list.offset, list.length, firstEntry(text, entry));

  const gap = /\s*$/.exec(text.slice(0, neighbour.offset))?.[0] ?? "";
  const added = inFormOf(neighbour, text, gap, entry);
  // In a list on one line the first entry follows the bracket at once.
  const between = gap || " ";
  return index < entries.length
    ? splice(text, neighbour.offset, 0, `${added},${between}`)
    : splice(text, neighbour.offset + neighbour.length, 0, `,${between}${added}`);
}

function firstEntry(text: string, entry: object) {
  return JSON.stringify([entry], null, 2).replaceAll("\n", lineEnd(text));
}

function inFormOf({ offset, length }: Node, text: string, gap: string, entry: object) {
  const form = text.slice(offset, offset + length);
  if (!form.includes("\n")) {
    const fields = Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return form.startsWith("{ ") ? `{ ${fields.join(", ")} }` : `{${fields.join(", ")}}`;
  }
  const indent = /[ \t]*$/.exec(gap)?.[0] ?? "";
  const inner = /\n([ \t]*)/.exec(form)?.[1] ?? "";
  const unit = inner.startsWith(indent) ? inner.slice(indent.length) : "  ";
  return JSON.stringify(entry, null, unit).replaceAll("\n", `${lineEnd(form)}${indent}`);
}

const lineEnd = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");

const splice = (text: string, offset: number, length: number, added: string) =>
  text.slice(0, offset) + added + text.slice(offset + length);
