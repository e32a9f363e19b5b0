import { type HistoryEntry, UNKNOWN_YEAR } from "../../lib/history-order";

type Named = Pick<HistoryEntry, "title" | "year" | "isCamp">;

/** The number of characters that search engines and messengers show of a description. */
const MAX_DESCRIPTION = 155;

/** The title on a card and on a page. The year replaces an empty title, and an ellipsis replaces a missing title (null). */
export const displayTitle = ({ title, year }: Pick<HistoryEntry, "title" | "year">): string =>
  title === null ? "…" : title.trim() || year;

/** The alternative text of a picture, if the entry itself does not give one. */
export function fallbackAlt({ title, year, isCamp }: Named): string {
  const what = isCamp ? "Obrázek z\u00A0tábora" : "Obrázek z\u00A0akce";
  const name = title?.trim();
  if (year === UNKNOWN_YEAR) return `${what} ${name || "z\u00A0neznámého roku"}`;
  return `${what} ${name ? `${name}, rok ${year}` : year}`;
}

/** The name of an entry, where no other text shows the year. „Hrad v mlze, 1993“, or without a title „Tábor 1979“. */
export function pageTitle({ title, year, isCamp }: Named): string {
  const name = title?.trim();
  if (year === UNKNOWN_YEAR) return name || "Neznámý rok";
  return name ? `${name}, ${year}` : `${isCamp ? "Tábor" : "Akce"} ${year}`;
}

/** What search engines and link previews say about a page: how its story begins and, if there is room, what its picture shows. */
export function pageDescription(entry: HistoryEntry): string {
  const text = [...(entry.story ?? []), entry.alt ?? fallbackAlt(entry)].join(" ");
  if (text.length <= MAX_DESCRIPTION) return text;
  const wholeWords = text.slice(0, MAX_DESCRIPTION).replace(/ [^ ]*$/, "");
  return `${wholeWords.replace(/[\s\p{P}\p{Cs}]+$/u, "")}…`;
}
