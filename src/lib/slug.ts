import { UNKNOWN_YEAR } from "./history-order";

/** The pattern of a slug. Gatsby puts it into a path unchanged, so it has only characters that are not escaped in a URL. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether Historie itself uses this slug as an id or a path: a section, the target of the skip link, or what Gatsby adds. */
export const isReservedSlug = (slug: string) =>
  /^(index|obsah|page-data|tabory|dalsi|neznamy-rok|leta-.*|.*-nadpis|gatsby-.*)$/.test(slug);

/**
 * The slug of an entry: the end of its page's URL and the id of its card. It is made of the fields as typed:
 * - `slug`, if the entry has one;
 * - for an entry of unknown year the title, or empty if the title has no Latin letter and no digit;
 * - for a camp the year;
 * - for another event the year and „-sraz“.
 * The content check makes sure that no two entries have the same slug.
 */
export function entrySlug({ title, year, isCamp, slug }: Readonly<Record<string, unknown>>): string {
  if (typeof slug === "string") return slug;
  if (year === UNKNOWN_YEAR) return slugify(String(title ?? ""));
  return isCamp === true ? String(year) : `${year}-sraz`;
}

/** „Pochod za sluncem“ becomes pochod-za-sluncem: small letters without diacritics, hyphens for all other characters. */
export const slugify = (text: string) =>
  withoutDiacritics(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** „Schůzka“ becomes schuzka: small letters without diacritics. */
export const withoutDiacritics = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
