import type { Options } from "./browser";
import { data } from "./data";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const start = Date.parse(data("camp.json").start);
/** Three days and a half minute before the camp starts: Letos counts down, and no number is about to get longer. */
export const beforeStart: Options = { now: start - 3 * DAY - 30 * SECOND };
export const afterStart: Options = { now: start + 3 * DAY };

/** Everything that a visitor can come to see: a name for the test, the address, what to open it with. */
export const screens: [name: string, path: string, options: Options][] = [
  ["Úvod", "/", {}],
  ["Letos before the start", "/letos/", beforeStart],
  ["Letos after the start", "/letos/", afterStart],
  ["Historie", "/historie/", {}],
  ["Soubory", "/soubory/", {}],
  ["Kontakty", "/kontakty/", {}],
  ["an unknown address", "/neni/", { provoked: /404/ }],
];
