import { entriesOf, placeOf } from "./entry";
import { type Problem, WHOLE_RECORD } from "./problem";
import type { DataFile } from "./schemas";

/** The fields in which two entries seldom have the same value: an album, a nickname, a document. */
const fields: [name: DataFile, field: string][] = [
  ["history.json", "link"],
  ["leaders.json", "name"],
  ["files.json", "link"],
];

const what = "Stejnou hodnotu má i jiný záznam.";
const advice = `Patří-li k oběma, nechte to tak. Je-li to dvakrát totéž, jeden záznam smažte ${WHOLE_RECORD}. Jinak ji přepište v tom záznamu, ke kterému nepatří.`;

/** A warning for each such value that an earlier entry has, too: whoever copies an entry may forget to change it. */
export const repeatedValues = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  fields.flatMap(([name, field]) => {
    const list = contents.get(name);
    const entries = entriesOf(list).map((one) => ({ ...one, value: String(one.entry[field] ?? "").toLowerCase() }));
    return entries.flatMap(({ value, index }): Problem[] => {
      const first = entries.find((other) => other.value === value && value !== "");
      const place = { file: `data/${name}`, ...placeOf(list, [index, field]) };
      return first && first.index < index ? [{ severity: "warning", ...place, what, found: first.name, advice }] : [];
    });
  });
