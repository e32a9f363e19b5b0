import { UserError } from "./errors";
import type { Terminal } from "./prompt";

interface Question<Value> {
  /** In Czech, without a colon. */
  question: string;
  /** The answer given by a flag. */
  flag?: string;
  /** The answer if only Enter is pressed. */
  defaultValue?: string;
  /** Returns the value of an answer; throws a UserError with the reason if it is wrong. */
  parse(answer: string): Value | Promise<Value>;
}

/**
 * Returns the value of a flag, or asks until the answer is right. A person at the terminal is asked about a wrong flag too;
 * otherwise its UserError is thrown.
 */
export async function resolveValue<Value>(
  terminal: Terminal,
  { question, flag, defaultValue, parse }: Question<Value>,
) {
  const promptText = `${question}${defaultValue ? ` [${shorten(defaultValue)}]` : ""}: `;
  for (let given = flag; ; given = undefined) {
    const answer = unquote(given ?? (await terminal.ask(promptText)));
    try {
      return await parse(given === undefined ? answer || defaultValue || "" : answer);
    } catch (error) {
      if (!(error instanceof UserError) || (given !== undefined && !terminal.interactive)) throw error;
      terminal.say(`  ${error.message}`);
    }
  }
}

/** Parses the answer to a question with two options: the word or its beginning. */
export function parseChoice(yes: string, no: string) {
  return (answer: string): boolean => {
    for (const option of [yes, no]) if (answer && option.startsWith(answer.toLowerCase())) return option === yes;
    throw new UserError(`Napište „${yes}“, nebo „${no}“.`);
  };
}

/** Removes the quotation marks that people copy from JSON files, and terminals put around the path of a dropped file. */
const unquote = (answer: string) =>
  answer
    .trim()
    .replace(/^(["'])(.*)\1$/s, "$2")
    .trim();

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
