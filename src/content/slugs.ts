import { UNKNOWN_YEAR } from "../lib/history-order";
import { entrySlug, isReservedSlug, SLUG } from "../lib/slug";
import { type Entry, entriesOf, isYear, placeOf } from "./entry";
import { errorIn, type Problem, WHOLE_RECORD } from "./problem";

/**
 * Errors for entries of the history whose page could not have a URL of its own, each with a free slug for the entry. `before`
 * is the content before it was edited in the form: of two entries with the same URL, the edited one is reported.
 */
export function slugProblems(content: unknown, before?: unknown): Problem[] {
  const unedited = new Set(entriesOf(before).map(({ entry }) => JSON.stringify(entry)));
  // The order in which entries get their slugs: if two entries have the same slug, the later one is reported. Edited entries
  // come last. Among these, and among the others, entries with a `slug` field come last.
  const rank = ({ entry }: { entry: Entry }) =>
    (unedited.has(JSON.stringify(entry)) ? 0 : 2) + (entry.slug === undefined ? 0 : 1);
  // Entries of the same rank are ordered from the bottom of the list up, so that the upper one is reported: new entries are
  // inserted at the top.
  const entries = entriesOf(content)
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    // Entries with another error are left out: the schema reports that error, and a wrong slug would only follow from it.
    .filter(({ entry: { year } }) => isYear(year) || year === UNKNOWN_YEAR)
    .filter(({ entry: { isCamp } }) => isCamp === undefined || typeof isCamp === "boolean")
    .filter(({ entry: { slug } }) => slug === undefined || SLUG.test(String(slug)))
    .map(({ entry, ...at }) => ({ ...at, slug: entrySlug(entry), own: entrySlug({ ...entry, slug: undefined }) }));
  const taken = new Set(entries.map(({ slug }) => slug));
  const owners = new Map<string, string | undefined>();
  const problems = entries.flatMap(({ index, name, slug, own }) => {
    if (slug !== "" && !isReservedSlug(slug) && !owners.has(slug)) {
      owners.set(slug, name);
      return [];
    }
    const proposal = freeSlug(own, taken);
    taken.add(proposal);
    const details = describe(slug, owners.get(slug), proposal);
    return errorIn("history.json", { ...placeOf(content, [index, "slug"]), proposal, ...details });
  });
  return problems.reverse();
}

/** `owner` is the name of the other entry with this slug, if any. */
function describe(slug: string, owner: string | undefined, free: string) {
  const field = `pole "slug": "${free}" (je-li v něm už pole „slug“, přepište ho; jinak ho vložte hned za závorku {, i s čárkou za ním)`;
  if (owner)
    return {
      what: `Dva záznamy by měly tutéž adresu stránky: /historie/${slug}/. Ten druhý je ${owner}.`,
      advice: `Je-li to táž akce, jeden ze záznamů smažte ${WHOLE_RECORD}. Jsou-li dvě, zkontrolujte u obou rok a to, že tábor má "isCamp": true a jiná akce ne. Je-li všechno správně, dejte tomu, který je nový, ${field}.`,
    };
  return {
    what: slug
      ? `Adresu /historie/${slug}/ potřebuje web sám.`
      : "Z názvu nelze odvodit adresu stránky: chybí, nebo v něm není písmeno latinky ani číslice.",
    advice: `Dejte záznamu ${field}. Text za dvojtečkou můžete zvolit jiný: malá písmena bez háčků a čárek, číslice a spojovníky.`,
  };
}

/** A slug that resembles `slug`, is neither taken nor reserved, and is short enough for the schema. `slug` may be empty. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const base = isReservedSlug(slug) ? `akce-${slug}` : slug.slice(0, 50).replace(/-$/, "") || "bez-nazvu";
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate) && !isReservedSlug(candidate)) return candidate;
  }
}
