import { Refusal } from "./errors";
import type { Terminal } from "./prompt";

interface Question<Value> {
  /** The question in Czech, without a colon. */
  question: string;
  /** The answer given by a flag. */
  given?: string;
  /** The answer that Enter alone stands for. */
  offered?: string;
  /** Gives the value of an answer; throws a Refusal with the reason if it is wrong. */
  read(answer: string): Value | Promise<Value>;
}

/**
 * Settles one value: by its flag, else by asking until the answer is right. A wrong flag is asked about only if a person
 * sits at the terminal; else its Refusal is thrown on.
 */
export async function settle<Value>(terminal: Terminal, { question, given, offered, read }: Question<Value>) {
  if (given !== undefined)
    try {
      return await read(plain(given));
    } catch (error) {
      if (!terminal.interactive) throw error;
      explain(error, terminal);
    }
  for (;;) {
    const answer = plain(await terminal.ask(`${question}${offered ? ` [${shorten(offered)}]` : ""}: `));
    try {
      return await read(answer || offered || "");
    } catch (error) {
      explain(error, terminal);
    }
  }
}

/** The two answers of a choice by their first letter: „ano“, „a“ … */
export function choice(yes: string, no: string) {
  return (answer: string): boolean => {
    for (const option of [yes, no]) if (answer && option.startsWith(answer.toLowerCase())) return option === yes;
    throw new Refusal(`Napište „${yes}“, nebo „${no}“.`);
  };
}

function explain(error: unknown, terminal: Terminal) {
  if (!(error instanceof Refusal)) throw error;
  terminal.say(`  ${error.message}`);
}

/** Without the quotation marks that people copy from JSON files, and terminals put around a file dropped on them. */
const plain = (answer: string) =>
  answer
    .trim()
    .replace(/^(["'])(.*)\1$/s, "$2")
    .trim();

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
