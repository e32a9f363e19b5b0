import { constants } from "node:os";
import { createInterface, type Interface } from "node:readline/promises";
import { UserError } from "./errors";

/** Where a command talks with its user. */
export interface Terminal {
  /** Whether the input comes from a person, who can correct a wrong flag. */
  interactive: boolean;
  say(text: string): void;
  /** Returns the line typed after the question. Throws a UserError at the end of the input. */
  ask(question: string): Promise<string>;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The terminal of this process. Until it is closed, Ctrl-C exits at once with code 130 (other signals with theirs). Node
 * handles signals between asynchronous steps only, so none interrupts a synchronous write.
 */
export function openTerminal(): Terminal & { close(): void } {
  let lines: AsyncIterator<string> | undefined;
  let reader: Interface | undefined;
  const exit = (signal: NodeJS.Signals = "SIGINT") => {
    reader?.close();
    console.log("\nNic se nezměnilo.");
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, exit);

  return {
    interactive: process.stdin.isTTY === true,
    say: (text) => console.log(text),
    async ask(question) {
      // The reader's own question() loses lines that arrive before it is called, as they do through a pipe.
      reader ??= createInterface({ input: process.stdin, output: process.stdout, historySize: 0 }).on("SIGINT", exit);
      lines ??= reader[Symbol.asyncIterator]();
      reader.setPrompt(question);
      reader.prompt();
      const line = await lines.next();
      if (!line.done) return line.value;
      console.log();
      throw new UserError("Odpovědi skončily dřív než otázky.");
    },
    close() {
      reader?.close();
      for (const signal of signals) process.off(signal, exit);
    },
  };
}
