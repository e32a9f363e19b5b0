const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** A day as ISO 8601, from „26. 7. 2026“ too. Whatever else was typed stays, for the contract to judge. */
export function answeredDay(answer: string): string {
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(answer) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : answer;
}

/** The start of a camp as ISO 8601: a day alone gets 14:00 with the offset that Czech clocks have on it. */
export function answeredStart(answer: string): string {
  const day = answeredDay(answer);
  const noon = new Date(`${day}T12:00:00Z`);
  return ISO_DATE.test(day) && !Number.isNaN(noon.valueOf()) ? `${day}T14:00:00${pragueOffset(noon)}` : answer;
}

/** The last day of a camp that starts on `start` and lasts as long as the one from `before.start` to `before.end`. */
export function sameLength(start: string, before: { start: string; end: string }): string | undefined {
  const [from, first, last] = [start, before.start, before.end].map((iso) => Date.parse(iso.slice(0, 10)));
  const end = new Date(Number(from) + Number(last) - Number(first));
  return Number.isNaN(end.valueOf()) ? undefined : end.toISOString().slice(0, 10);
}

function pragueOffset(moment: Date) {
  const format = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", timeZoneName: "longOffset" });
  const zone = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return zone.replace("GMT", "");
}
