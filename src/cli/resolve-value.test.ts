import { Refusal } from "./errors";
import { choice, settle } from "./resolve-value";
import { typing } from "./testing";

const read = (answer: string) => {
  if (answer === "špatně") throw new Refusal("Je to špatně.");
  return answer;
};

test.each([
  ["the flag, unasked", "1987", [], "1987", []],
  ["a flag in quotation marks", '"1987"', [], "1987", []],
  ["an empty flag", "", [], "", []],
  ["the answer", undefined, [" ano "], "ano", ["Rok [2026]: "]],
  ["what is offered", undefined, [""], "2026", ["Rok [2026]: "]],
  ["a path dropped on the terminal", undefined, ["'/a b.jpg' "], "/a b.jpg", ["Rok [2026]: "]],
  ["the first right answer", undefined, ["špatně", "1"], "1", ["Rok [2026]: ", "  Je to špatně.", "Rok [2026]: "]],
])("settles %s", async (_, given, answers, value, heard) => {
  const terminal = typing([...answers]);
  expect(await settle(terminal, { question: "Rok", offered: "2026", given, read })).toBe(value);
  expect(terminal.heard).toEqual(heard);
});

test("a wrong flag is refused, or asked about if a person is there", async () => {
  await expect(settle(typing([]), { question: "Rok", given: "špatně", read })).rejects.toThrow("Je to špatně.");
  const terminal = typing(["1987"], true);
  expect(await settle(terminal, { question: "Rok", given: "špatně", read })).toBe("1987");
  expect(terminal.heard).toEqual(["  Je to špatně.", "Rok: "]);
});

test("a long offer is shortened, an unexpected error is none of the user's", async () => {
  const terminal = typing([""]);
  const offered = "slovo ".repeat(20);
  const failing = () => {
    throw new TypeError("jiná chyba");
  };
  await expect(settle(terminal, { question: "Text", offered, read: failing })).rejects.toThrow("jiná chyba");
  expect(terminal.heard).toEqual([`Text [${offered.slice(0, 60)}…]: `]);
});

test.each([
  ["ano", true],
  ["A", true],
  ["n", false],
  ["Ne", false],
])("%s chooses %s", (answer, chosen) => {
  expect(choice("ano", "ne")(answer)).toBe(chosen);
});

test.each(["", "možná", "anooo"])("%j chooses nothing", (answer) => {
  expect(() => choice("ano", "ne")(answer)).toThrow("Napište „ano“, nebo „ne“.");
});
