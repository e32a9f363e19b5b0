/** Formats a Markdown table whose columns are also aligned as plain text: the first to the left, others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

const START = "<!-- bench:start -->";
const END = "<!-- bench:end -->";

/** The text of a file with new content between its comments `bench:start` and `bench:end`. Throws if they are missing. */
export function replaceBetweenMarkers(file: string, text: string, content: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${file} must exist and contain the comments ${START} and ${END}.`);
  return `${text.slice(0, start + START.length)}\n\n${content}\n\n${text.slice(end)}`;
}

/** Whole number with commas: „1,234“. */
export const count = (value: number) => Math.round(value).toLocaleString("en");
/** „1,234 ms“. */
export const ms = (value: number) => `${count(value)} ms`;
/** Thousands of bytes: „12.3 kB“. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
