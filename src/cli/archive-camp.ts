import type { ChangeSet } from "./change-set";
import { loadDataFile } from "./data-file";
import { UserError } from "./errors";
import { findDuplicate, parseField, prepareEntry } from "./history-entry";
import type { Terminal } from "./prompt";
import { parseChoice, resolveValue } from "./resolve-value";

/**
 * Prepares the move of the past camp from camp.json into the history; asks first, unless the `archive` flag is set. Moves
 * nothing if the camp that starts on `nextStart` is of the same year: then the season is only corrected.
 */
export async function prepareArchive(
  root: string,
  past: { theme: string; start: string },
  nextStart: string,
  flags: { archive?: boolean; photo?: string; link?: string },
  terminal: Terminal,
): Promise<ChangeSet | undefined> {
  const event = { year: past.start.slice(0, 4), title: past.theme, isCamp: true };
  if (nextStart.startsWith(event.year)) {
    if (!flags.archive) return;
    throw new UserError(`Do historie patří minulý tábor, ale nový začíná ve stejném roce (${event.year}).`);
  }
  const history = loadDataFile(root, "history.json");
  const duplicate = findDuplicate(history, event);
  if (duplicate) {
    terminal.say(`Tábor už v historii je: ${duplicate}. Přesouvat ho není třeba.`);
    return;
  }
  const wanted = await resolveValue(terminal, {
    question: `Přesunout tábor ${event.year}, ${event.title}, do historie`,
    flag: flags.archive ? "ano" : undefined,
    defaultValue: "ano",
    parse: parseChoice("ano", "ne"),
  });
  if (!wanted) return;
  parseField("year")(event.year);
  return prepareEntry(history, event, flags, terminal);
}
