import { dirname, join, posix } from "node:path";
import { entryName } from "../content/entry";
import type { Plan } from "./change-set";
import { changeDataFile, type LoadedFile, requireSound } from "./data-file";
import { insertEntry } from "./insert-entry";
import { entryPlace } from "./insertion-index";
import { bakePicture, freeName } from "./photo";
import type { Terminal } from "./prompt";
import { settle } from "./resolve-value";

/** What makes an event of the history unlike any other. */
export interface Event {
  year: string;
  title: string;
  isCamp: boolean;
}

type KnownEntry = Partial<Record<"year" | "title" | "image" | "isCamp", unknown>>;

/** The entries of the history. They may break the contract: that is for the check to tell. */
export const knownEntries = (history: LoadedFile) => history.content as KnownEntry[];

/** How the entry of the same year, kind and title is called in messages, if there is one. */
export function findEvent(history: LoadedFile, { year, title, isCamp }: Event): string | undefined {
  const entries = knownEntries(history);
  const index = entries.findIndex(
    (entry) => entry.year === year && entry.title === title && (entry.isCamp === true) === isCamp,
  );
  return index < 0 ? undefined : entryName(entries, index);
}

/** Prepares a new entry with its picture; asks for the album and the photo if no flag gave them. */
export async function planEntry(
  history: LoadedFile,
  { year, title, isCamp }: Event,
  flags: { link?: string; photo?: string },
  terminal: Terminal,
): Promise<Plan> {
  const link = await settle(terminal, {
    question: "Adresa alba s fotkami (https://…)",
    given: flags.link,
    read: (link) => {
      requireSound("history.json", [{ link }], "link");
      return link;
    },
  });
  const picture = await settle(terminal, {
    question: "Fotka (cesta k souboru; stačí ho sem přetáhnout myší)",
    given: flags.photo,
    read: bakePicture,
  });

  const entries = knownEntries(history);
  const folder = join(dirname(history.path), "history");
  const named = entries.map(({ image }) => posix.basename(String(image)));
  const name = freeName(folder, year, isCamp, named);
  const place = entryPlace(entries, year);
  const entry = { title, year, image: `./history/${name}`, link, ...(isCamp && { isCamp }) };
  return {
    changes: [
      { path: join(folder, name), content: picture.bytes },
      changeDataFile(history, insertEntry(history.text, place, entry)),
    ],
    done: [
      `data/history/${name}: nový obrázek, ${picture.width} × ${picture.height} bodů, ${Math.ceil(picture.bytes.length / 1000)} kB`,
      `data/history.json: přibyl ${entryName(entries.toSpliced(place, 0, entry), place)}, ${isCamp ? "tábor" : "sraz"}`,
    ],
  };
}
