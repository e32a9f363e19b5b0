import { UNKNOWN_YEAR } from "../lib/history-order";
import type { ChangeSet } from "./change-set";
import { loadDataFile } from "./data-file";
import { UserError } from "./errors";
import { entriesIn, findDuplicate, parseField, prepareEntry } from "./history-entry";
import type { Terminal } from "./prompt";
import { parseChoice, resolveValue } from "./resolve-value";
import type { FlagValues } from "./run-command";

/** The flags of `npm run add-year`. */
export const addYearFlags = {
  year: { type: "string" },
  title: { type: "string" },
  link: { type: "string" },
  photo: { type: "string" },
  reunion: { type: "boolean" },
} as const;
type Flags = FlagValues<typeof addYearFlags>;

/**
 * Prepares a new entry of the history in the project at `root` from flags, and from answers where flags are missing; if
 * all others are given, a missing `reunion` means a camp. Throws a UserError if the entry cannot be added.
 */
export async function addYear(root: string, flags: Flags, terminal: Terminal): Promise<ChangeSet> {
  const history = loadDataFile(root, "history.json");
  const complete = [flags.year, flags.title, flags.link, flags.photo].every((flag) => flag !== undefined);
  const year = await resolveValue(terminal, {
    question: "Rok (tři tečky, když ho nikdo nezná)",
    flag: flags.year,
    defaultValue: String(nextYear(entriesIn(history), new Date().getFullYear())),
    parse: (answer) => parseField("year")(answer === "..." ? UNKNOWN_YEAR : answer),
  });
  const isCamp = await resolveValue(terminal, {
    question: "Tábor, nebo sraz",
    flag: flags.reunion ? "sraz" : complete ? "tábor" : undefined,
    defaultValue: "tábor",
    parse: parseChoice("tábor", "sraz"),
  });
  const title = await resolveValue(terminal, {
    question: "Název (Enter: bez názvu, místo něj se ukáže rok)",
    flag: flags.title,
    parse: (answer) => {
      const title = parseField("title")(answer);
      const duplicate = findDuplicate(history, { year, title, isCamp });
      if (duplicate) throw new UserError(`Taková akce už v historii je: ${duplicate}. Rok, druh i název se shodují.`);
      return title;
    },
  });
  return prepareEntry(history, { year, title, isCamp }, flags, terminal);
}

/** The year after the latest one in the history, but at most this year. */
function nextYear(entries: readonly { year?: unknown }[], thisYear: number): number {
  const latest = Math.max(...entries.map(({ year }) => Number(year)).filter(Number.isInteger));
  return Number.isFinite(latest) ? Math.min(latest + 1, thisYear) : thisYear;
}
