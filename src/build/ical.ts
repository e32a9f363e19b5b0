import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import ical, { ICalEventTransparency } from "ical-generator";
import { PATHS } from "../lib/paths";

type CampTexts = Pick<Queries.Camp, "theme" | "start" | "end" | "invitation">;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The camp as an iCalendar file (RFC 5545). The event lasts whole days. For such an event DTEND is the day after the last day.
 * The UID contains only the year of the camp, and not its dates. So, if the dates change, a calendar moves the event that it
 * already has, and does not add a second one. `stamp` is the time of the content (DTSTAMP): calendars take the file with the later
 * DTSTAMP for the newer version.
 */
export function buildCalendar(name: string, camp: CampTexts, siteUrl: string, stamp: Date): string {
  const { host } = new URL(siteUrl);
  const start = new Date(camp.start.slice(0, 10));
  const calendar = ical({ prodId: { company: host, product: name, language: "CS" } });
  calendar.createEvent({
    id: `tabor-${start.getUTCFullYear()}@${host}`,
    stamp,
    allDay: true,
    start,
    end: new Date(Date.parse(camp.end) + DAY_MS),
    summary: `${name}: ${camp.theme}`,
    description: camp.invitation,
    url: new URL(PATHS.camp.slice(1), siteUrl).href,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return `${calendar}\r\n`;
}

/**
 * The time of the newest commit, or without Git that of the file camp.json. It never goes back, and two builds of one commit get the
 * same time, which the time of the build itself would not give.
 */
export function contentTime(): Date {
  const { stdout } = spawnSync("git", ["log", "-1", "--no-show-signature", "--format=%cI"], { encoding: "utf8" });
  const time = new Date(stdout?.trim());
  return Number.isNaN(time.getTime()) ? statSync("data/camp.json").mtime : time;
}
