import { formatDateRange, overTimestamp } from "../lib/dates";
import { withoutDiacritics } from "../lib/slug";
import { type Entry, entriesOf, isYear, placeOf } from "./entry";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";
import { nights } from "./single-record-schemas";

/** The contents of the data files. A file that cannot be read is missing. */
export type Contents = ReadonlyMap<DataFile, unknown>;

/** Parts of words, without diacritics. If a title contains one of them, it names an event that was not a camp. */
const OTHER_EVENT =
  /sraz|sjezd|reunion|setkan|seslost|brigad|stavb|vikend|vylet|zajezd|pochod|schuz|besed|vyroc|jubile|oslav|slavnost|ples|vanoc|silvestr|rozlouc|uklid|priprav|promitan/;

const namesOtherEvent = ({ title }: Entry) => OTHER_EVENT.test(withoutDiacritics(String(title ?? "")));

/**
 * A warning for each entry of the history whose `isCamp` contradicts its title, the other entries or site.json. Also a warning
 * for a camp with the theme of this year's camp, because somebody may have forgotten to change the theme.
 */
export function campKinds(contents: Contents): Problem[] {
  const history = contents.get("history.json");
  const entries = entriesOf(history);
  const campYears = entries.filter(({ entry }) => entry.isCamp === true).map(({ entry }) => entry.year);
  const { yearsWithoutCamp = [] } = (contents.get("site.json") ?? {}) as { yearsWithoutCamp?: unknown[] };
  const { theme, start = "" } = (contents.get("camp.json") ?? {}) as { theme?: string; start?: string };
  return entries.flatMap(({ entry, index }): Problem[] => {
    const { isCamp, year, title } = entry;
    const mayBeCamp = isCamp === undefined && isYear(year) && !campYears.includes(year) && !namesOtherEvent(entry);
    const hasNoCamp = yearsWithoutCamp.includes(year);
    const place = { severity: "warning", file: "data/history.json", ...placeOf(history, [index, "isCamp"]) } as const;
    if (isCamp === true && hasNoCamp)
      return [{ ...place, what: `Rok ${year} je mezi roky bez tábora.`, advice: NO_CAMP }];
    if (isCamp === true && isYear(year) && namesOtherEvent(entry))
      return [{ ...place, what: "Podle názvu to nebyl tábor.", advice: DOUBTFUL }];
    if (isCamp && theme && title === theme && year !== start.slice(0, 4))
      return [{ ...place, ...placeOf(history, [index, "title"]), what: REPEATED, found: theme, advice: NEW_THEME }];
    const what = `Z roku ${year} tu není žádný tábor a tento záznam není označen jako tábor.`;
    return mayBeCamp && !hasNoCamp ? [{ ...place, what, advice: FORGOTTEN }] : [];
  });
}

const NO_CAMP =
  "Byl-li tehdy tábor, smažte ten rok v data/site.json z pole „yearsWithoutCamp“, i s uvozovkami a čárkou. Nebyl-li a je-li rok správně, přepište tady true na false. Jinak rok opravte.";
const REPEATED = "Stejné téma má i letošní tábor.";
const NEW_THEME = "Je-li to správně, nechte to tak. Jinak přepište v data/camp.json „theme“, popřípadě i „invitation“.";
const DOUBTFUL = "Byl-li to tábor, nechte to tak. Nebyl-li, přepište true na false.";
const FORGOTTEN =
  'Byl-li to tábor, vložte hned za závorku {, kterou záznam začíná, řádek "isCamp": true, (i s čárkou). Nebyl-li, vložte tam řádek "isCamp": false, (i s čárkou).';

/** The warnings about the dates of the camp in camp.json: it is over, or it is not when a summer camp usually is. */
export function campDates(contents: Contents, now: Date): Problem[] {
  const { start = "", end = "" } = (contents.get("camp.json") ?? {}) as { start?: string; end?: string };
  const [month, hour] = [Number(start.slice(5, 7)), Number(start.slice(11, 13))];
  const isOver = now.getTime() >= overTimestamp(start, end);
  const rules: [isUnusual: boolean, field: string, what: string, advice?: string][] = [
    [isOver, "end", "Tábor skončil. Web to návštěvníkům říká sám, dokud sem nezapíšete příští.", NEXT_CAMP],
    [nights(start, end) < 2, "end", "Tábor je kratší než tři dny."],
    [hour >= 22 || hour < 6, "start", `Tábor začíná v noci, v ${start.slice(11, 16)}.`],
    [month >= 10 || month <= 4, "start", "Tábor není v létě."],
  ];
  const found = formatDateRange(start, end);
  return rules.flatMap(([isUnusual, field, what, advice = CHECK_DATE]): Problem[] =>
    isUnusual ? [{ severity: "warning", file: "data/camp.json", field, fieldPath: [field], what, found, advice }] : [],
  );
}

const NEXT_CAMP =
  "Není-li tábor toho roku v data/history.json, přidejte ho tam; jeho název je tady v poli „theme“. Až budete znát příští tábor, změňte theme, start, end, invitation, status a řádky v details.";
const CHECK_DATE = "Je-li to správně, nechte to tak. Jinak opravte pole „start“ nebo „end“.";
