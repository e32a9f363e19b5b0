import { UNKNOWN_YEAR } from "../lib/history-order";
import { entrySlug, isReservedSlug, SLUG } from "../lib/slug";
import { type Entry, entriesOf, isYear, placeOf } from "./entry";
import { errorIn, type Problem, WHOLE_RECORD } from "./problem";

/**
 * An error for each entry of the history whose page could not have a URL of its own. The error proposes a free slug for the entry.
 * `before` is the content before it was edited in the form. If an edited entry and another entry have the same URL, the error
 * is at the edited entry.
 */
export function slugProblems(content: unknown, before?: unknown): Problem[] {
  const unedited = new Set(entriesOf(before).map(({ entry }) => JSON.stringify(entry)));
  // Entries get their slugs in the order of their rank. If two entries have the same slug, the error is at the later one in
  // this order. Entries that were not edited come before edited entries. In both groups, entries without a `slug` field come
  // before entries with a `slug` field.
  const rank = ({ entry }: { entry: Entry }) =>
    (unedited.has(JSON.stringify(entry)) ? 0 : 2) + (entry.slug === undefined ? 0 : 1);
  // Entries of the same rank get their slugs from the bottom of the list to the top. So the error is at the upper one of two
  // entries, because new entries are inserted at the top.
  const entries = entriesOf(content)
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    // Entries with another error are left out. The schema reports the other error, and a wrong slug would only be a result of
    // that error.
    .filter(({ entry: { year } }) => isYear(year) || year === UNKNOWN_YEAR)
    .filter(({ entry: { isCamp } }) => isCamp === undefined || typeof isCamp === "boolean")
    .filter(({ entry: { slug } }) => slug === undefined || SLUG.test(String(slug)))
    .map(({ entry, ...at }) => ({
      ...at,
      entry,
      slug: entrySlug(entry),
      own: entrySlug({ ...entry, slug: undefined }),
    }));
  const taken = new Set(entries.map(({ slug }) => slug));
  const owners = new Map<string, string | undefined>();
  const problems = entries.flatMap(({ index, name, entry, slug, own }) => {
    // A year is the id of the camp of that year, or of an empty frame.
    const isOfOtherYear = isYear(slug) && !(entry.isCamp && slug === entry.year);
    if (slug !== "" && !isReservedSlug(slug) && !isOfOtherYear && !owners.has(slug)) {
      owners.set(slug, name);
      return [];
    }
    const proposal = freeSlug(own, taken);
    taken.add(proposal);
    const details = describe(slug, owners.get(slug), proposal);
    return errorIn("history.json", { ...placeOf(content, [index, "slug"]), ...details });
  });
  return problems.reverse();
}

/** `owner` is the name of the other entry with this slug, if any. */
function describe(slug: string, owner: string | undefined, free: string) {
  const field = `pole "slug": "${free}" (je-li v něm už pole „slug“, přepište ho; jinak ho vložte hned za závorku {, i s čárkou za ním)`;
  if (owner)
    return {
      what: `Dva záznamy by měly tutéž adresu stránky: /historie/${slug}/. Ten druhý je ${owner}.`,
      todo: `Pokud je to táž akce, jeden záznam odeberte. Jinak zkontrolujte rok a „Byl to tábor“; když je obojí správně, napište sem třeba ${free}.`,
      advice: `Je-li to táž akce, jeden ze záznamů smažte ${WHOLE_RECORD}. Jsou-li dvě, zkontrolujte u obou rok a to, že tábor má "isCamp": true a jiná akce ne. Je-li všechno správně, dejte tomu, který je nový, ${field}.`,
    };
  return {
    what: slug
      ? `Adresu /historie/${slug}/ potřebuje web sám.`
      : "Z názvu nelze odvodit adresu stránky: chybí, nebo v něm není písmeno latinky ani číslice.",
    todo: `Napište sem třeba ${free}.`,
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
