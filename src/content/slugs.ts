import { UNKNOWN_YEAR } from "../lib/history-order";
import { entrySlug, isReservedSlug, SLUG } from "../lib/slug";
import { entriesOf, isYear } from "./entry";
import { errorIn, type Problem } from "./problem";

/** Errors for entries of the history whose page could not have a URL of its own, each with a slug that is still free. */
export function slugProblems(content: unknown): Problem[] {
  const entries = entriesOf(content)
    // Of anything else the schema says what is wrong, and the slug would follow from a mistake.
    .filter(({ entry: { year } }) => isYear(year) || year === UNKNOWN_YEAR)
    .filter(({ entry: { isCamp } }) => isCamp === undefined || typeof isCamp === "boolean")
    .filter(({ entry: { slug } }) => slug === undefined || SLUG.test(String(slug)))
    .map((found) => ({ ...found, slug: entrySlug(found.entry), hasOwn: found.entry.slug !== undefined }));
  const taken = new Set(entries.map(({ slug }) => slug));
  const first = new Map<string, (typeof entries)[number]>();
  return entries.flatMap((current) => {
    const { slug, name, hasOwn } = current;
    const earlier = first.get(slug);
    if (slug !== "" && !isReservedSlug(slug) && !earlier) {
      first.set(slug, current);
      return [];
    }
    const free = freeSlug(slug, taken);
    taken.add(free);
    const error = (what: string, advice: string, found?: string) =>
      errorIn("history.json", { entry: name, field: "slug", what, found, advice });
    const insert = `hned za závorku {, kterou záznam začíná, řádek "slug": "${free}", (i s čárkou)`;
    const change = `pole „slug“, třeba na "${free}"`;
    if (slug === "")
      return error(
        "Z názvu nejde odvodit adresu stránky: není v něm písmeno latinky ani číslice.",
        `Vložte ${insert}; slova v uvozovkách si můžete zvolit jiná.`,
      );
    if (isReservedSlug(slug))
      return error(
        `Adresu /historie/${slug}/ potřebuje web sám.`,
        hasOwn ? `Přepište ${change}.` : `Vložte ${insert}; slova v uvozovkách si můžete zvolit jiná.`,
      );
    const owner = [current, earlier].find((entry) => entry?.hasOwn);
    return error(
      `Dva záznamy by měly tutéž adresu stránky: /historie/${slug}/.`,
      `Je-li to táž akce, jeden ze záznamů smažte celý, od { do } i s čárkou za ní. Jsou-li dvě, zkontrolujte u obou rok${
        hasOwn || current.entry.year === UNKNOWN_YEAR ? "" : " a to, zda mají mít isCamp"
      }; je-li správně, ${owner ? `přepište v ${owner.name} ${change}` : `vložte v tom, který je nový, ${insert}`}.`,
      earlier?.name,
    );
  });
}

/** A slug like the given one, which may be empty, that is not taken, not reserved and short enough for the schema. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const base = isReservedSlug(slug) ? `akce-${slug}` : slug.slice(0, 50).replace(/-$/, "") || "bez-nazvu";
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate) && !isReservedSlug(candidate)) return candidate;
  }
}
