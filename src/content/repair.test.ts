import { sample, withValue } from "../../tests/support/content-fixture";
import { repair } from "./repair";
import { type DataFile, dataFiles } from "./schemas";

/** The text of the sample content of a file, with another value at a field, after the repair. */
const repaired = (name: DataFile, field: string, value: unknown) =>
  repair(name, withValue(JSON.stringify(sample[name]), field, value));
const ALBUM = "https://alba.tabor.example/2025";

test.each<[name: DataFile, field: string, pasted: unknown, value: unknown]>([
  ["camp.json", "theme", " Hvězd\u00ADná\u200B\tpouť\r\nna sever\u00A0\n", "Hvězdná pouť na sever"],
  ["camp.json", "invitation", "Pojeďte.\n\nTěšíme se. 👨‍👩‍👧 ❤️", "Pojeďte. Těšíme se. 👨‍👩‍👧 ❤️"],
  ["camp.json", "details.0.text", "pět\u00A0set\u2028korun\uD83C", "pět\u00A0set korun"],
  [
    "history.json",
    "0.story",
    ["\nPršelo\ncelý den.\n \nPak ne.\n", "Konec."],
    ["Pršelo celý den.", "Pak ne.", "Konec."],
  ],
  ["history.json", "0.story", ["Pršelo.", " ", "Pak ne."], ["Pršelo.", "Pak ne."]],
  ["history.json", "0.story", [], undefined],
  ["history.json", "0.alt", " ", undefined],
  ["history.json", "0.alt", null, undefined],
  ["history.json", "0.title", " ", ""],
  ["camp.json", "details.0.link", "", undefined],
  ["camp.json", "theme", " ", ""],
  ["history.json", "0.image", "./history/2025.jpg ", "./history/2025.jpg"],
  ["history.json", "0.year", "\u200E2025 ", "2025"],
  ["history.json", "0.year", "...", "…"],
  ["site.json", "copyrightFrom", "2017", 2017],
  ["site.json", "copyrightFrom", "17", 17],
  ["site.json", "copyrightFrom", "MCMLXXVI", "MCMLXXVI"],
  ["contacts.json", "leader.phone", "tel. 605 123 456", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "Mobil: 605-123-456", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "000 000 001", "+420 000 000 001"],
  ["contacts.json", "leader.phone", "605\u2009123\u2011456", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "605\u2010123\u2212456", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "00420605123456", "+420605123456"],
  ["contacts.json", "leader.phone", "420 605 123 456", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "\u202A+420 605/123.456\u202C", "+420 605 123 456"],
  ["contacts.json", "leader.phone", "(+421) 905 123 456", "+421 905 123 456"],
  ["contacts.json", "leader.phone", "605 123 456 (Jana)", "605 123 456 (Jana)"],
  ["contacts.json", "leader.phone", "605 123 456, 777 123 456", "605 123 456, 777 123 456"],
  ["contacts.json", "leader.email", "Jana <jana@klub.cz>", "jana@klub.cz"],
  ["contacts.json", "leader.email", "mailto:jana@klub.cz.", "jana@klub.cz"],
  ["contacts.json", "leader.email", "jana@klub.cz, petr@klub.cz", "jana@klub.cz, petr@klub.cz"],
  ["contacts.json", "leader.email", "vědouci@klub.cz", "vědouci@klub.cz"],
  ["history.json", "0.link", `Album je tady: ${ALBUM}.`, ALBUM],
  ["history.json", "0.link", `<${ALBUM}>`, ALBUM],
  ["history.json", "0.link", `<${ALBUM}> – fotky z tábora`, ALBUM],
  ["history.json", "0.link", `Ahoj, fotky jsou tady: ${ALBUM} a hezký den`, ALBUM],
  ["history.json", "0.link", `Fotky ${ALBUM}, díky!`, ALBUM],
  ["history.json", "0.link", `${ALBUM},`, ALBUM],
  ["history.json", "0.link", `${ALBUM} 25 fotek (viz níže).`, ALBUM],
  ["history.json", "0.link", "Fotky: www.rajce.cz/a.", "https://www.rajce.cz/a"],
  ["history.json", "0.link", `${ALBUM} a www.rajce.cz`, `${ALBUM} a www.rajce.cz`],
  ["history.json", "0.link", `${ALBUM}\n25-leto`, `${ALBUM} 25-leto`],
  ["history.json", "0.link", `${ALBUM}\n/12`, `${ALBUM} /12`],
  ["history.json", "0.link", `(${ALBUM}/Most_(Praha))`, `${ALBUM}/Most_(Praha)`],
  ["history.json", "0.link", `${ALBUM}?utm_source=a&key=1&fbclid=b#fotky`, `${ALBUM}?key=1#fotky`],
  ["history.json", "0.link", `${ALBUM}?igsh=a&utm_medium=b`, ALBUM],
  ["history.json", "0.link", `${ALBUM} a ${ALBUM}/2`, `${ALBUM} a ${ALBUM}/2`],
  ["history.json", "0.link", "https://alba.tabor.example/20…", "https://alba.tabor.example/20…"],
  ["history.json", "0.link", "Viz https://alba.tabor.example/20...", "Viz https://alba.tabor.example/20..."],
  ["camp.json", "statusLink", `Přihláška: ${ALBUM}`, ALBUM],
  ["camp.json", "statusLink", "/soubory/", "/soubory/"],
])("in %s, %s: %j becomes %j", (name, field, pasted, value) => {
  expect(JSON.parse(repaired(name, field, pasted))).toEqual(
    JSON.parse(withValue(JSON.stringify(sample[name]), field, value)),
  );
});

/** All texts in a value, with their paths. */
const texts = (value: unknown, path: string[] = []): [field: string, text: string][] => {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, [...path, key]));
};

test.each(dataFiles)("%s: an invisible character is deleted from each text, and nothing else is changed", (name) => {
  const right = JSON.stringify(sample[name]);
  expect(repair(name, right)).toBe(right);
  for (const [field, text] of texts(sample[name]))
    for (const character of "\0\u001B\u007F\u00AD\u200B\u202E\uD83C\uDF92".split(""))
      expect(repaired(name, field, `${text}${character}`)).toBe(right);
});

test("the old name of the header's picture becomes the new one, and nothing else is changed", () => {
  const right = JSON.stringify({ ...sample["site.json"], title: '"logo": a' }, null, 2);
  expect(repair("site.json", right.replace('"headerPicture"', '"logo"'))).toBe(right);
});

test("the layout stays, and a text on several lines is one text; invalid JSON is not touched", () => {
  const right = JSON.stringify(sample["camp.json"], null, "\t").replaceAll("\n", "\r\n");
  expect(repair("camp.json", right.replace('"Hrad"', '"Hrad \r\n\tv mlze"'))).toBe(
    right.replace("Hrad", "Hrad v mlze"),
  );
  const broken = right.replace('"Hrad",', '"Hrad,');
  expect(repair("camp.json", broken)).toBe(broken);
});
