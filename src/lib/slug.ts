import { UNKNOWN_YEAR } from "./history-order";

/** What a slug may be. Gatsby makes it part of a path as it is. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Ids and paths that Historie uses itself: its sections, the skip link's target, what Gatsby adds. */
const reserved = /^(index|obsah|scripts|page-data|tabory|dalsi|neznamy-rok|leta-.*|.*-nadpis|gatsby-.*)$/;

/** Whether a card and a page cannot have this slug, because something else on Historie has it. */
export const isReservedSlug = (slug: string) => reserved.test(slug);

/**
 * The end of the URL of an entry's page, and the id of its card, from the fields as typed: `slug` itself, or the year of a
 * camp, the year and „-sraz“ of another event, the title of an entry of unknown year; empty if that has no Latin letter and
 * no digit. The content check makes sure that no two are equal.
 */
export function entrySlug({ title, year, isCamp, slug }: Readonly<Record<string, unknown>>): string {
  if (typeof slug === "string") return slug;
  if (year === UNKNOWN_YEAR) return slugify(String(title ?? ""));
  return isCamp === true ? String(year) : `${year}-sraz`;
}

/** A text in small letters without diacritics, other characters replaced by hyphens: „Pochod za sluncem“ is pochod-za-sluncem. */
export const slugify = (text: string) =>
  withoutDiacritics(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A text in small letters without diacritics: „Schůzka“ is schuzka. */
export const withoutDiacritics = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
