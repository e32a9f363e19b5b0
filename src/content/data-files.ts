import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson, withPlainSpaces } from "./parse-json";
import { RESTORE } from "./problem";
import { type DataFile, dataFiles } from "./schemas";

type Reading = ReturnType<typeof parseJson>;

/** The value of a data file of the project at `root`, or the problems if Gatsby could not read it or its letters are garbled. */
export function readDataFile(root: string, name: DataFile): Reading {
  try {
    const text = readFileSync(join(root, "data", name), "utf8");
    if (GARBLED.test(text)) return { problems: [garbled] };
    const json = parseJson(text);
    return "value" in json && withPlainSpaces(text) !== text ? repairable : json;
  } catch {
    const advice = `Je-li ve složce data pod jiným názvem, přejmenujte ho na ${name}. Jinak vraťte jeho předchozí podobu.`;
    return { problems: [{ what: "Soubor chybí, nebo ho nelze přečíst.", advice }] };
  }
}

/**
 * Replaces no-break spaces around the values in the data files by plain ones: who copies a value does not see them. Returns a
 * line in Czech that names the files, empty if there are none. A file that cannot be written stays for the check to report.
 */
export function repairSpaces(root: string): string {
  const repaired = dataFiles.filter((name) => {
    if (readDataFile(root, name) !== repairable) return false;
    const path = join(root, "data", name);
    try {
      writeFileSync(path, withPlainSpaces(readFileSync(path, "utf8")));
      return true;
    } catch {
      return false;
    }
  });
  return repaired.length > 0 ? `Opraveno: nedělitelné mezery kolem hodnot (${repaired.join(", ")}).` : "";
}

const repairable: Reading = {
  problems: [
    {
      what: "Kolem hodnot jsou nedělitelné mezery a soubor nelze přepsat.",
      advice: "Povolte do něj zápis a spusťte kontrolu znovu: opraví je sama.",
    },
  ],
};

/** What Czech letters become in a wrong encoding, for good: U+FFFD, or two characters like Ã¡ and Ĺ™. */
const GARBLED = /\uFFFD|[ÃĂ][\u00A1-\u00BFˇ˝]|[ÄÅĹ][\u008D\u009B\u00A1\u00AF\u00BE›™ˇľŤŻ]/;
const garbled = {
  what: "Soubor není v kódování UTF-8, nebo se v něm kvůli tomu poškodila písmena.",
  advice: `${RESTORE} V editoru přitom zvolte kódování UTF-8.`,
};
