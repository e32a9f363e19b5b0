import { UNKNOWN_YEAR } from "../components/history/history";
import type { Plan } from "./change-set";
import { loadDataFile, requireSound } from "./data-file";
import { Refusal } from "./errors";
import { findEvent, knownEntries, planEntry } from "./history-entry";
import type { Terminal } from "./prompt";
import { choice, settle } from "./resolve-value";

/** The flags of `npm run add-year`. */
export const addYearFlags = {
  year: { type: "string" },
  title: { type: "string" },
  link: { type: "string" },
  photo: { type: "string" },
  reunion: { type: "boolean" },
} as const;

interface Flags {
  year?: string;
  title?: string;
  link?: string;
  photo?: string;
  reunion?: boolean;
}

/**
 * Prepares a new year of the history from flags and from answers to what they leave open; `root` is that of the project.
 * Throws a Refusal if that cannot be done. Who gave every other flag but not `reunion` means a camp and is not asked.
 */
export async function addYear(root: string, flags: Flags, terminal: Terminal): Promise<Plan> {
  const history = loadDataFile(root, "history.json");
  const complete = [flags.year, flags.title, flags.link, flags.photo].every((flag) => flag !== undefined);
  const year = await settle(terminal, {
    question: "Rok („…“, když ho nikdo nezná)",
    given: flags.year,
    offered: String(nextYear(knownEntries(history), new Date().getFullYear())),
    read: (answer) => {
      const year = answer === "..." ? UNKNOWN_YEAR : answer;
      requireSound("history.json", [{ year }], "year");
      return year;
    },
  });
  const isCamp = await settle(terminal, {
    question: "Tábor, nebo sraz",
    given: flags.reunion ? "sraz" : complete ? "tábor" : undefined,
    offered: "tábor",
    read: choice("tábor", "sraz"),
  });
  const title = await settle(terminal, {
    question: "Název (Enter: bez názvu, místo něj se ukáže rok)",
    given: flags.title,
    read: (title) => {
      requireSound("history.json", [{ title }], "title");
      const twin = findEvent(history, { year, title, isCamp });
      if (twin) throw new Refusal(`Taková akce už v historii je: ${twin}. Rok, druh i název se shodují.`);
      return title;
    },
  });
  return planEntry(history, { year, title, isCamp }, flags, terminal);
}

/** The year after the latest one in the history, but none that is still to come. */
function nextYear(entries: readonly { year?: unknown }[], thisYear: number): number {
  const latest = Math.max(...entries.map(({ year }) => Number(year)).filter(Number.isInteger));
  return Number.isFinite(latest) ? Math.min(latest + 1, thisYear) : thisYear;
}
