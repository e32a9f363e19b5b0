import { applyEdits, modify } from "jsonc-parser";
import { planArchive } from "./archive-camp";
import type { Plan } from "./change-set";
import { changeDataFile, loadDataFile, requireSound } from "./data-file";
import { Refusal } from "./errors";
import { answeredDay, answeredStart, sameLength } from "./parse-date";
import type { Terminal } from "./prompt";
import { settle } from "./resolve-value";

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

/** The values that change every year, in the order they are asked for, with their questions. */
const questions = {
  theme: "Téma",
  start: "Začátek, stačí datum (k němu se doplní 14:00)",
  end: "Poslední den",
  invitation: "Pozvánka, na jeden řádek",
  status: "Stav přihlášek",
};
const fields = Object.keys(questions) as Field[];

type Field = keyof typeof questions;
type Season = Record<Field, string>;
type Flags = Partial<Season> & { archive?: boolean; photo?: string; link?: string };

/**
 * Prepares the yearly change of camp.json from flags and from answers to what they leave open, and the move of last year's
 * camp into the history if wanted. `root` is that of the project. Throws a Refusal if that cannot be done. Who gave all
 * the values by flags, but not `archive`, wants no move and is not asked.
 */
export async function newSeason(root: string, flags: Flags, terminal: Terminal): Promise<Plan> {
  const camp = loadDataFile(root, "camp.json");
  const present = textsOf(camp.content);
  const season = { ...present };
  for (const field of fields) season[field] = await settleField(field, present, season, flags[field], terminal);
  const changed = fields.filter((field) => season[field] !== present[field]);
  if (changed.length === 0) throw new Refusal("Přesně tohle už v data/camp.json stojí.");

  const complete = fields.every((field) => flags[field] !== undefined);
  const asked = flags.archive || !complete;
  const archive = asked ? await planArchive(root, present, season.start, flags, terminal) : undefined;
  const text = changed.reduce((text, field) => applyEdits(text, modify(text, [field], season[field], {})), camp.text);
  return {
    changes: [...(archive?.changes ?? []), changeDataFile(camp, text)],
    done: [...(archive?.done ?? []), ...changed.map((field) => `data/camp.json, ${field}: ${season[field]}`)],
  };
}

function settleField(field: Field, present: Season, season: Season, given: string | undefined, terminal: Terminal) {
  return settle(terminal, {
    question: questions[field],
    given,
    offered: field === "end" ? offeredEnd(present, season.start) : present[field],
    read: (answer) => {
      const value = field === "start" ? answeredStart(answer) : field === "end" ? answeredDay(answer) : answer;
      requireSound("camp.json", { ...season, [field]: value }, field);
      return value;
    },
  });
}

/** The present end, unless the camp now starts after it: then it lasts as long as before. */
function offeredEnd(present: Season, start: string) {
  return start.slice(0, 10) <= present.end ? present.end : sameLength(start, present);
}

/** The values as they stand in the file; an empty text for one that is missing or no text. */
function textsOf(content: unknown): Season {
  const values = content as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, String(values[field] ?? "")])) as Season;
}
