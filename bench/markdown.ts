/** A table in Markdown whose columns also stand straight in a terminal; the first one holds names, the rest figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

/**
 * `text` with what stands between the comments `<!-- name:start -->` and `<!-- name:end -->` replaced. Throws if they are
 * not there.
 */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The comments ${start} and ${end} are missing.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Thousands by commas: 1,234. */
export const count = (value: number) => Math.round(value).toLocaleString("en");
/** „1,234 ms“. */
export const ms = (value: number) => `${count(value)} ms`;
/** Thousands of bytes: „12.3 kB“. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
