import type { Plan } from "./change-set";
import { loadDataFile, requireSound } from "./data-file";
import { Refusal } from "./errors";
import { findEvent, planEntry } from "./history-entry";
import type { Terminal } from "./prompt";
import { choice, settle } from "./resolve-value";

/**
 * Prepares the move of the camp that camp.json has told of so far (`past`) into the history; asks first whether it is
 * wanted, unless the flag says so. `nextStart` is that of the new camp: a season that is only corrected is not moved.
 */
export async function planArchive(
  root: string,
  past: { theme: string; start: string },
  nextStart: string,
  flags: { archive?: boolean; photo?: string; link?: string },
  terminal: Terminal,
): Promise<Plan | undefined> {
  const event = { year: past.start.slice(0, 4), title: past.theme, isCamp: true };
  if (nextStart.startsWith(event.year)) {
    if (!flags.archive) return;
    throw new Refusal(`Do historie patří minulý tábor, ale nový začíná ve stejném roce (${event.year}).`);
  }
  const history = loadDataFile(root, "history.json");
  const twin = findEvent(history, event);
  if (twin) {
    terminal.say(`Tábor už v historii je: ${twin}. Přesouvat ho není třeba.`);
    return;
  }
  const wanted = await settle(terminal, {
    question: `Přesunout tábor ${event.year}, ${event.title}, do historie`,
    given: flags.archive ? "ano" : undefined,
    offered: "ano",
    read: choice("ano", "ne"),
  });
  if (!wanted) return;
  requireSound("history.json", [event], "year");
  return planEntry(history, event, flags, terminal);
}
