import { applyEdits, modify } from "jsonc-parser";
import { prepareArchive } from "./archive-camp";
import type { ChangeSet } from "./change-set";
import { loadDataFile, requireValidField } from "./data-file";
import { UserError } from "./errors";
import { endOfSameLength, parseDay, parseStart } from "./parse-date";
import type { Terminal } from "./prompt";
import { resolveValue } from "./resolve-value";
import type { FlagValues } from "./run-command";

/** The flags of `npm run new-season`. */
export const newSeasonFlags = {
  theme: { type: "string" },
  start: { type: "string" },
  end: { type: "string" },
  invitation: { type: "string" },
  status: { type: "string" },
  archive: { type: "boolean" },
  photo: { type: "string" },
  link: { type: "string" },
} as const;
type Flags = FlagValues<typeof newSeasonFlags>;

/** The fields of camp.json that change every year, in the order of their questions. */
const questions = {
  theme: "Téma",
  start: "Začátek, stačí datum (k němu se doplní 14:00)",
  end: "Poslední den",
  invitation: "Pozvánka, na jeden řádek",
  status: "Stav přihlášek",
};
type Field = keyof typeof questions;
type Season = Record<Field, string>;
const fields = Object.keys(questions) as Field[];

/**
 * Prepares the yearly change of camp.json in the project at `root` from flags, and from answers where flags are missing, and
 * the move of the past camp into the history. Does not offer the move if the flags give all values but not `archive`.
 * Throws a UserError if the change is impossible.
 */
export async function newSeason(root: string, flags: Flags, terminal: Terminal): Promise<ChangeSet> {
  const camp = loadDataFile(root, "camp.json");
  const values = camp.content as Record<string, unknown>;
  const current = Object.fromEntries(fields.map((field) => [field, String(values[field] ?? "")])) as Season;
  const season = { ...current };
  for (const field of fields)
    season[field] = await resolveValue(terminal, {
      question: questions[field],
      flag: flags[field],
      defaultValue: field === "end" ? defaultEnd(current, season.start) : current[field],
      parse: (answer) => {
        const value = field === "start" ? parseStart(answer) : field === "end" ? parseDay(answer) : answer;
        requireValidField("camp.json", { ...season, [field]: value }, field);
        return value;
      },
    });
  const changed = fields.filter((field) => season[field] !== current[field]);
  if (changed.length === 0) throw new UserError("Přesně toto už v data/camp.json je.");

  const offerArchive = flags.archive || fields.some((field) => flags[field] === undefined);
  const archive = offerArchive ? await prepareArchive(root, current, season.start, flags, terminal) : undefined;
  const text = changed.reduce((text, field) => applyEdits(text, modify(text, [field], season[field], {})), camp.text);
  return {
    changes: [...(archive?.changes ?? []), { path: camp.path, before: camp.text, content: text }],
    summary: [...(archive?.summary ?? []), ...changed.map((field) => `data/camp.json, ${field}: ${season[field]}`)],
  };
}

/** The current end, or one that keeps the length if the camp now starts later. */
const defaultEnd = (current: Season, start: string) =>
  start.slice(0, 10) <= current.end ? current.end : endOfSameLength(start, current);
