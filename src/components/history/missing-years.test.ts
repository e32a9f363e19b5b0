import { missingYears, requestPictures } from "./missing-years";

const camps = (...years: string[]) => years.map((year) => ({ year, isCamp: true }));
const event = (year: string) => ({ year, isCamp: false });

test.each([
  ["no entries", [], [], []],
  ["a single camp", camps("1987"), [], []],
  ["no gap", camps("1976", "1977", "1978"), [], []],
  ["one gap", camps("1982", "1984"), [], [1983]],
  ["gaps, the camps in any order", camps("1984", "1987", "1980", "1982"), [], [1981, 1983, 1985, 1986]],
  ["two camps of one year", camps("1982", "1982", "1984", "1984"), [], [1983]],
  ["an unknown year, which may be any", camps("1982", "…", "1984"), [], [1983]],
  ["unknown years alone", camps("…", "…"), [], []],
  ["another event in the gap", [...camps("1982", "1984"), event("1983")], [], [1983]],
  ["other events before the first camp and after the last", [event("1976"), ...camps("1983"), event("1990")], [], []],
  ["a year in which there was no camp", camps("2019", "2022"), ["2020"], [2021]],
  ["years without a camp that are outside, or have one after all", camps("2019", "2021"), ["1990", "2021"], [2020]],
  ["2,000 camps", Array(1000).fill(camps("1976", "1979")).flat(), [], [1977, 1978]],
])("missing with %s", (_, entries, without, expected) => {
  expect(missingYears(entries, without)).toEqual(expected);
});

test.each([
  [[1983], "Chybí nám rok 1983. Máte z\u00A0něj fotky?", "Fotky z roku 1983"],
  [[1983, 1990], "Chybí nám roky 1983 a\u00A01990. Máte z\u00A0nich fotky?", "Fotky z chybějících let"],
  [[1983, 1984], "Chybí nám roky 1983 a\u00A01984. Máte z\u00A0nich fotky?", "Fotky z chybějících let"],
  [[1983, 1990, 1997], "Chybí nám roky 1983, 1990 a\u00A01997. Máte z\u00A0nich fotky?", "Fotky z chybějících let"],
  [[1983, 1984, 1985], "Chybí nám roky 1983–1985. Máte z\u00A0nich fotky?", "Fotky z chybějících let"],
  [
    [1978, 1983, 1984, 1985, 1986, 1990, 1991],
    "Chybí nám roky 1978, 1983–1986, 1990 a\u00A01991. Máte z\u00A0nich fotky?",
    "Fotky z chybějících let",
  ],
])("the question for %j", (years, text, subject) => {
  expect(requestPictures(years)).toEqual({ text, subject });
});

test("no year is missing, no question", () => {
  expect(requestPictures([])).toBeUndefined();
});
