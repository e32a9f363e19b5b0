import { type Entry, entriesOf, placeOf, valuesIn } from "./entry";
import { HTML } from "./field-types";
import { type Problem, WHOLE_RECORD } from "./problem";
import type { DataFile } from "./schemas";

const markupHint = {
  // HTML, or a link or bold letters of Markdown.
  pattern: new RegExp(`${HTML.source}|\\[[^\\]]*\\]\\([^)]*\\)|\\*\\*[^*]+\\*\\*`),
  what: "Web ukáže tuto značku tak, jak je napsaná.",
  advice: "Značku smažte. Místo zápisu jako &nbsp; nebo &amp; napište sám znak: mezeru, &.",
};
/**
 * Matches URLs that open only for their owner:
 * - an album of Google Photos, unless the URL has /share/ and a key
 * - anything that Google opens for editing
 * - a server in the network at home
 */
const privateLinkHint = {
  pattern:
    /^https?:\/\/(photos\.google\.com(?!\/share\/.*[?&]key=)|docs\.google\.com\/.*\/edit|drive\.google\.com\/drive\/(my-drive|home|u\/)|mail\.|web\.whatsapp|10\.|192\.168\.).*/i,
  what: "Tato adresa se otevře jen tomu, komu patří. Pro ostatní je jiná: ve Fotkách nebo Formulářích Google zvolte Sdílet nebo Odeslat, vytvořte odkaz a vložte sem ten.",
  advice: "Nahraďte jím tento.",
};

/** A warning for each text that the schema accepts, although the person who typed it has probably meant something else. */
export const textHints = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  [...contents].flatMap(([name, content]) =>
    valuesIn(content).flatMap(({ value, path }) =>
      [markupHint, privateLinkHint].flatMap(({ pattern, what, advice }): Problem[] => {
        const [found] = pattern.exec(String(value)) ?? [];
        const place = { file: `data/${name}`, ...placeOf(content, path) };
        return found ? [{ severity: "warning", ...place, what, found, advice }] : [];
      }),
    ),
  );

/** The fields in which two entries seldom have the same value. */
const ownFields: [file: DataFile, field: string][] = [
  ["history.json", "link"],
  ["history.json", "alt"],
  ["history.json", "story"],
  ["leaders.json", "name"],
  ["files.json", "link"],
];

/**
 * A warning for each value in `ownFields` that an earlier entry has, too. A person who copies an entry may forget to change
 * this value.
 */
export const repeatedValues = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  ownFields.flatMap(([name, field]) => {
    const list = contents.get(name);
    const textOf = (entry: Entry) => `${entry[field] ?? ""}`.toLowerCase().trim();
    const entries = entriesOf(list).map((one) => ({ ...one, value: textOf(one.entry) }));
    return entries.flatMap(({ value, index }): Problem[] => {
      const first = entries.find((other) => other.value === value && value !== "");
      const place = { file: `data/${name}`, ...placeOf(list, [index, field]) };
      const what = "Stejnou hodnotu má i jiný záznam.";
      const advice = `Patří-li k oběma, nechte to tak. Je-li to dvakrát totéž, jeden záznam smažte ${WHOLE_RECORD}. Jinak ji přepište v tom záznamu, ke kterému nepatří.`;
      return first && first.index < index ? [{ severity: "warning", ...place, what, found: first.name, advice }] : [];
    });
  });
