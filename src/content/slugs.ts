import { UNKNOWN_YEAR } from "../lib/history-order";
import { entrySlug, isReservedSlug, SLUG } from "../lib/slug";
import { entriesOf, isYear } from "./entry";
import { errorIn, type Problem, type ProblemDetails } from "./problem";

/** Errors for entries of the history whose page could not have a URL of its own, each with a slug that is still free. */
export function slugProblems(content: unknown): Problem[] {
  const entries = entriesOf(content)
    // Of anything else the schema says what is wrong, and the slug would follow from a mistake.
    .filter(({ entry: { year } }) => isYear(year) || year === UNKNOWN_YEAR)
    .filter(({ entry: { isCamp } }) => isCamp === undefined || typeof isCamp === "boolean")
    .filter(({ entry: { slug } }) => slug === undefined || SLUG.test(String(slug)))
    .map((found) => ({ ...found, slug: entrySlug(found.entry) }));
  const taken = new Set(entries.map(({ slug }) => slug));
  const first = new Map<string, (typeof entries)[number]>();
  // From the bottom up: new entries are inserted at the top.
  const problems = entries.reverse().flatMap((current) => {
    const { slug, name } = current;
    const other = first.get(slug);
    if (slug !== "" && !isReservedSlug(slug) && !other) {
      first.set(slug, current);
      return [];
    }
    // A slug in the file is changed, if possible to the one that the entry would have without it.
    const owner = [current, other].find((entry) => entry?.entry.slug !== undefined);
    const free = freeSlug(owner ? entrySlug({ ...owner.entry, slug: undefined }) : slug, taken);
    taken.add(free);
    const details = other ? describeShared(slug, other.name, owner?.name, free) : describeUnusable(slug, owner, free);
    return errorIn("history.json", { entry: name, field: "slug", proposal: free, ...details });
  });
  return problems.reverse();
}

/** `owner` is the one of the two entries whose slug is in the file, if any. */
function describeShared(slug: string, other: string | undefined, owner: string | undefined, free: string) {
  const solution = owner
    ? `přepište pole „slug“, které má ${owner}, na "${free}"`
    : `vložte do tohoto záznamu, je-li nový (jinak do toho druhého), hned za závorku { řádek "slug": "${free}", (i s čárkou)`;
  return {
    what: `Dva záznamy by měly tutéž adresu stránky: /historie/${slug}/. Ten druhý je ${other}.`,
    advice: `Je-li to táž akce, jeden ze záznamů smažte celý, od { do }, i s čárkou za }; je-li v souboru poslední, smažte čárku před ním. Jsou-li dvě, zkontrolujte u obou rok a to, že tábor má "isCamp": true a jiná akce ne. Je-li všechno správně, ${solution}.`,
  };
}

function describeUnusable(slug: string, isInFile: unknown, free: string): ProblemDetails {
  const solution = isInFile
    ? `Přepište pole „slug“ na "${free}".`
    : `Vložte hned za závorku {, kterou záznam začíná, řádek "slug": "${free}", (i s čárkou).`;
  return {
    what: slug
      ? `Adresu /historie/${slug}/ potřebuje web sám.`
      : "Z názvu nejde odvodit adresa stránky: chybí, nebo v něm není písmeno latinky ani číslice.",
    advice: `${solution} Text za dvojtečkou můžete zvolit jiný: malá písmena bez háčků a čárek, číslice a spojovníky.`,
  };
}

/** A slug like the given one, which may be empty, that is not taken, not reserved and short enough for the schema. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const base = isReservedSlug(slug) ? `akce-${slug}` : slug.slice(0, 50).replace(/-$/, "") || "bez-nazvu";
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate) && !isReservedSlug(candidate)) return candidate;
  }
}
