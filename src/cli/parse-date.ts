/** A day as ISO 8601, also from „26. 7. 2026“. Returns any other text unchanged: the schema rejects it with a message. */
export function parseDay(answer: string): string {
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(answer) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : answer;
}

/** The start of a camp as ISO 8601: adds 14:00 and the Czech UTC offset to a day. Returns any other text unchanged. */
export function parseStart(answer: string): string {
  const day = parseDay(answer);
  const noon = new Date(`${day}T12:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(noon.valueOf());
  return isDay ? `${day}T14:00:00${pragueOffset(noon)}` : answer;
}

/** The last day of a camp that starts on `start` and is as long as another one; undefined if that has no valid dates. */
export function endOfSameLength(start: string, other: { start: string; end: string }): string | undefined {
  const [from, first, last] = [start, other.start, other.end].map((iso) => Date.parse(iso.slice(0, 10)));
  const end = new Date(Number(from) + Number(last) - Number(first));
  return Number.isNaN(end.valueOf()) ? undefined : end.toISOString().slice(0, 10);
}

function pragueOffset(date: Date) {
  const format = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", timeZoneName: "longOffset" });
  const zone = format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return zone.replace("GMT", "");
}
