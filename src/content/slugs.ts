import { entrySlug, isReservedSlug } from "../lib/slug";
import { type Entry, entriesOf, isYear, placeOf } from "./entry";
import { errorIn, type Problem, WHOLE_RECORD } from "./problem";
import { historyEntry } from "./schemas";

/**
 * An error for each entry of the history whose page could not have a URL of its own. The error proposes a free slug for the entry.
 * `before` is the content before it was edited in the form. If an edited entry and another entry have the same URL, the error
 * is at the edited entry.
 */
export function slugProblems(content: unknown, before?: unknown): Problem[] {
  const unedited = new Set(entriesOf(before).map(({ entry }) => JSON.stringify(entry)));
  const isEdited = (entry: Entry) => Number(!unedited.has(JSON.stringify(entry)));
  const hasOwnSlug = (entry: Entry) => Number(entry.slug !== undefined);
  // If two entries have the same slug, the error is at the later one in this order: at the one that was edited, or else at the
  // one with a `slug` field, or else at the upper one in the file, because new entries are inserted at the top.
  const entries = entriesOf(content)
    .sort(
      (a, b) => isEdited(a.entry) - isEdited(b.entry) || hasOwnSlug(a.entry) - hasOwnSlug(b.entry) || b.index - a.index,
    )
    // Entries with another error are left out. The schema reports the other error, and a wrong slug would only be a result of
    // that error.
    .filter(({ entry }) => slugSource.safeParse(entry).success)
    .map((at) => ({ ...at, slug: entrySlug(at.entry) }));
  const taken = new Set(entries.map(({ slug }) => slug));
  const owners = new Map<string, string | undefined>();
  const problems = entries.flatMap(({ index, name, entry, slug }) => {
    // A year is the id of the camp of that year, or of an empty frame.
    const isOfOtherYear = isYear(slug) && !(entry.isCamp && slug === entry.year);
    if (slug !== "" && !isReservedSlug(slug) && !isOfOtherYear && !owners.has(slug)) {
      owners.set(slug, name);
      return [];
    }
    const proposal = freeSlug(entrySlug({ ...entry, slug: undefined }), taken);
    taken.add(proposal);
    const details = describe(slug, owners.get(slug), proposal);
    return errorIn("history.json", { ...placeOf(content, [index, "slug"]), ...details });
  });
  return problems.reverse();
}

/** The fields of an entry from which its slug is made. */
const slugSource = historyEntry.pick({ year: true, isCamp: true, slug: true }).strip();

/** `owner` is the name of the other entry with this slug, if any. */
function describe(slug: string, owner: string | undefined, free: string) {
  const field = `pole "slug": "${free}" (je-li v něm už pole „slug“, přepište ho; jinak ho vložte hned za závorku {, i s čárkou za ním)`;
  if (owner)
    return {
      what: `Dva záznamy by měly tutéž adresu stránky: /historie/${slug}/. Ten druhý je ${owner}.`,
      formAdvice: `Pokud je to táž akce, jeden záznam odeberte. Jinak zkontrolujte rok a „Byl to tábor“; když je obojí správně, napište sem třeba ${free}.`,
      advice: `Je-li to táž akce, jeden ze záznamů smažte ${WHOLE_RECORD}. Jsou-li dvě, zkontrolujte u obou rok a to, že tábor má "isCamp": true a jiná akce ne. Je-li všechno správně, dejte tomu, který je nový, ${field}.`,
    };
  return {
    what: slug
      ? `Adresu /historie/${slug}/ potřebuje web sám.`
      : "Z názvu nelze odvodit adresu stránky: chybí, nebo v něm není písmeno latinky ani číslice.",
    formAdvice: `Napište sem třeba ${free}.`,
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
