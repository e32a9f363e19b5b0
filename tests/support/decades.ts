import { LAST_TITLE } from "../../src/lib/history-order";
import { data } from "./data";

const names: Record<string, string> = { "197": "Sedmdesátá", "198": "Osmdesátá", "199": "Devadesátá" };

const rank = ({ title, year }: { title?: string; year: string }) =>
  title === LAST_TITLE ? -1 : year === "…" ? 0 : Number(year);

/** All entries: newest first, then those of an unknown year in the order of the file, and „Neznámé“ last. */
export const history = data("history.json").sort((a, b) => rank(b) - rank(a));
export const camps = history.filter(({ isCamp }) => isCamp);

const years = camps.flatMap(({ year }) => (year === "…" ? [] : Number(year)));
const [first, last] = [Math.min(...years), Math.max(...years)];
/** The years without a camp between the first and the last camp, newest first. */
export const missingYears = Array.from({ length: last - first }, (_, index) => last - index).filter(
  (year) => !years.includes(year),
);

/** The decades with a camp, newest first, and the unknown year last. Each has its texts on Historie and its camps. */
export const decades = [...new Set(camps.map(({ year }) => year.slice(0, 3)))].map((digits) => {
  const entries = camps.filter(({ year }) => year.startsWith(digits));
  const [newest, oldest] = [entries[0]?.year, entries.at(-1)?.year];
  const id = `leta-${digits}0`;
  if (digits === "…") return { id: "neznamy-rok", label: "Neznámý rok", heading: "Neznámý rok", entries };
  if (names[digits]) return { id, label: `${digits.slice(2)}0.\u00A0léta`, heading: `${names[digits]} léta`, entries };
  const span = oldest === newest ? `${newest}` : `${oldest}–${newest}`;
  return { id, label: span, heading: `${oldest === newest ? "Rok" : "Léta"} ${span}`, entries };
});

/** The decades of known years, as a visitor sees them in the navigation. */
export const knownDecades = decades.filter(({ id }) => id !== "neznamy-rok");
