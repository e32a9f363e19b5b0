import { missingYears } from "./missing-years";

const camps = (...years: string[]) => years.map((year) => ({ year }));

test.each([
  ["a single camp", camps("1987"), [], []],
  ["gaps, the camps in any order", camps("1984", "1987", "1980", "1982"), [], [1981, 1983, 1985, 1986]],
  ["an unknown year, which may be any", camps("1982", "…", "1984"), [], [1983]],
  ["unknown years alone", camps("…", "…"), [], []],
  ["years without a camp that are outside, or have one after all", camps("2019", "2021"), ["1990", "2021"], [2020]],
])("missing with %s", (_, entries, without, expected) => {
  expect(missingYears(entries, without)).toEqual(expected);
});
