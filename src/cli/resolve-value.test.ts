import { UserError } from "./errors";
import { parseChoice, resolveValue } from "./resolve-value";
import { fakeTerminal } from "./testing";

const parse = (answer: string) => {
  if (answer === "špatně") throw new UserError("Je to špatně.");
  return answer;
};

test.each([
  ["the flag, without asking", "1987", [], "1987", []],
  ["a flag in quotation marks", '"1987"', [], "1987", []],
  ["an empty flag", "", [], "", []],
  ["the answer", undefined, [" ano "], "ano", ["Rok [2026]: "]],
  ["the default", undefined, [""], "2026", ["Rok [2026]: "]],
  ["the path of a dropped file", undefined, ["'/a b.jpg' "], "/a b.jpg", ["Rok [2026]: "]],
  ["the first right answer", undefined, ["špatně", "1"], "1", ["Rok [2026]: ", "  Je to špatně.", "Rok [2026]: "]],
])("returns %s", async (_, flag, answers, value, output) => {
  const terminal = fakeTerminal([...answers]);
  expect(await resolveValue(terminal, { question: "Rok", defaultValue: "2026", flag, parse })).toBe(value);
  expect(terminal.output).toEqual(output);
});

test("a wrong flag is an error without a person at the terminal, otherwise a question", async () => {
  const question = { question: "Rok", flag: "špatně", parse };
  await expect(resolveValue(fakeTerminal([]), question)).rejects.toThrow("Je to špatně.");
  const terminal = fakeTerminal(["1987"], true);
  expect(await resolveValue(terminal, question)).toBe("1987");
  expect(terminal.output).toEqual(["  Je to špatně.", "Rok: "]);
});

test("a long default is shortened; unexpected errors are thrown", async () => {
  const terminal = fakeTerminal([""]);
  const defaultValue = "slovo ".repeat(20);
  const failing = () => {
    throw new TypeError("jiná chyba");
  };
  await expect(resolveValue(terminal, { question: "Text", defaultValue, parse: failing })).rejects.toThrow(TypeError);
  expect(terminal.output).toEqual([`Text [${defaultValue.slice(0, 60)}…]: `]);
});

test.each([
  ["ano", true],
  ["A", true],
  ["n", false],
  ["Ne", false],
])("%s chooses %s", (answer, chosen) => {
  expect(parseChoice("ano", "ne")(answer)).toBe(chosen);
});

test.each(["", "možná", "anooo"])("%j chooses nothing", (answer) => {
  expect(() => parseChoice("ano", "ne")(answer)).toThrow("Napište „ano“, nebo „ne“.");
});
