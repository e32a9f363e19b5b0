import { placeOf, valuesIn } from "./entry";
import { errorIn, type Problem } from "./problem";
import type { DataFile } from "./schemas";

/** Match hosts that RFC 2606 reserves, and phone numbers that have 000 000 after the country code. Nobody has such a number. */
const reserved = [/\.example(?![\w.-]*\w)/i, /^\+\d{1,3}\s?000\s?000/];

/** Everything the club must still replace: reserved hosts and numbers, and entries marked `"placeholder": true`. */
export function placeholders(name: DataFile, content: unknown): Problem[] {
  // In files.json the field `placeholder` is about the text of the PDF itself, which no check reads; elsewhere about the entry.
  const review =
    name === "files.json"
      ? "Projděte samotný dokument, opravte předlohu v data/documents a vyměňte PDF."
      : "Projděte celý záznam: co platí, nechte, co je vymyšlené, nahraďte.";
  return valuesIn(content).flatMap(({ value, path }) => {
    const isReserved = reserved.some((rule) => rule.test(String(value)));
    if (path.at(-1) === "placeholder" ? value !== true : !isReserved) return [];
    const what = "Zástupný obsah, který se má před zveřejněním nahradit.";
    const advice =
      value === true
        ? `${review} Pak v řádku "placeholder": true přepište true na false.`
        : "Napište skutečnou hodnotu.";
    return errorIn(name, { ...placeOf(content, path), what, found: String(value), advice });
  });
}
