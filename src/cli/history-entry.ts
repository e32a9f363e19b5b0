import { dirname, join, posix } from "node:path";
import { entryName } from "../content/entry";
import { freeSlug } from "../content/slugs";
import { entrySlug, isReservedSlug } from "../lib/slug";
import type { ChangeSet } from "./change-set";
import { type LoadedFile, requireValidField } from "./data-file";
import { insertEntry } from "./insert-entry";
import { insertionIndex } from "./insertion-index";
import { freeFileName, processPhoto } from "./photo";
import type { Terminal } from "./prompt";
import { resolveValue } from "./resolve-value";

/** The fields that together identify an event of the history. */
type HistoryEvent = { year: string; title: string; isCamp: boolean };

/** The entries of the history. Their fields may be invalid: reporting that is up to the content check. */
export const entriesIn = (history: LoadedFile) =>
  history.content as Partial<Record<"year" | "title" | "image" | "isCamp", unknown>>[];

/** The name, for messages, of the entry of the same event, if there is one. */
export function findDuplicate(history: LoadedFile, { year, title, isCamp }: HistoryEvent): string | undefined {
  const entries = entriesIn(history);
  const index = entries.findIndex(
    (entry) => entry.year === year && entry.title === title && (entry.isCamp === true) === isCamp,
  );
  return index < 0 ? undefined : entryName(entries, index);
}

/** Parses the value of a field of a history entry: returns it, or throws a UserError if the schema rejects it. */
export const parseField = (field: "year" | "title" | "link") => (value: string) => {
  requireValidField("history.json", [{ [field]: value }], field);
  return value;
};

/** A slug to write into the file, if the one that follows from the event would be empty, reserved or that of another entry. */
function neededSlug(entries: readonly object[], event: HistoryEvent): string | undefined {
  const taken = new Set(entries.map((entry) => entrySlug({ ...entry })));
  const slug = entrySlug(event);
  return !slug || taken.has(slug) || isReservedSlug(slug) ? freeSlug(slug, taken) : undefined;
}

/** Prepares a new entry with its picture; asks for the album and the photo that the flags do not give. */
export async function prepareEntry(
  history: LoadedFile,
  { year, title, isCamp }: HistoryEvent,
  flags: { link?: string; photo?: string },
  terminal: Terminal,
): Promise<ChangeSet> {
  const link = await resolveValue(terminal, {
    question: "Adresa alba s fotkami (https://…)",
    flag: flags.link,
    parse: parseField("link"),
  });
  const { bytes, width, height } = await resolveValue(terminal, {
    question: "Fotka (cesta k souboru; stačí ho sem přetáhnout myší)",
    flag: flags.photo,
    parse: processPhoto,
  });
  const entries = entriesIn(history);
  const folder = join(dirname(history.path), "history");
  const usedNames = entries.map(({ image }) => posix.basename(String(image)));
  const fileName = freeFileName(folder, year, isCamp, usedNames);
  const index = insertionIndex(entries, year);
  const slug = neededSlug(entries, { year, title, isCamp });
  const entry = {
    title,
    year,
    image: `./history/${fileName}`,
    link,
    ...(isCamp && { isCamp }),
    ...(slug && { slug }),
  };
  return {
    changes: [
      { path: join(folder, fileName), content: bytes },
      { path: history.path, before: history.text, content: insertEntry(history.text, index, entry) },
    ],
    summary: [
      `data/history/${fileName}: nový obrázek, ${width} × ${height} bodů, ${Math.ceil(bytes.length / 1000)} kB`,
      `data/history.json: přibyl ${entryName(entries.toSpliced(index, 0, entry), index)}, ${isCamp ? "tábor" : "sraz"}`,
    ],
  };
}
