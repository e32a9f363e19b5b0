import { placeOf, valuesIn } from "./entry";
import { errorIn, type Problem } from "./problem";
import type { DataFile } from "./schemas";

/** Hosts reserved by RFC 2606, and national phone numbers starting with 000 000, which nobody has. */
const reserved = [/\.example(?![\w.-]*\w)/i, /^\+\d{1,3}\s?000\s?000/];

/** Everything the club must still replace: reserved hosts and numbers, and entries marked `"placeholder": true`. */
export function placeholders(name: DataFile, content: unknown): Problem[] {
  return valuesIn(content).flatMap(({ value, path }) => {
    const isReserved = reserved.some((rule) => rule.test(String(value)));
    if (path.at(-1) === "placeholder" ? value !== true : !isReserved) return [];
    const what = "Zástupný obsah, který se má před zveřejněním nahradit.";
    const advice = value === true ? placeholderAdvice(name) : "Napište skutečnou hodnotu.";
    return errorIn(name, { ...placeOf(content, path), what, found: String(value), advice });
  });
}

/**
 * In files.json `placeholder` means the text of the PDF itself, which no check reads. In other files `placeholder` means the
 * entry.
 */
const placeholderAdvice = (name: DataFile) =>
  `${
    name === "files.json"
      ? "Projděte samotný dokument (kontakty, znění), opravte předlohu v data/documents a vyměňte PDF."
      : "Projděte celý záznam: co platí, nechte, co je vymyšlené, nahraďte."
  } Pak v řádku "placeholder": true přepište true na false.`;
