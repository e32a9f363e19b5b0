import { constants } from "node:os";
import { createInterface, type Interface } from "node:readline/promises";
import { Refusal } from "./errors";

/** Where a command speaks with its user. */
export interface Terminal {
  /** Whether a person sits there, who can mend a wrong flag. */
  interactive: boolean;
  say(text: string): void;
  /** Gives the line typed after the question. Throws a Refusal at the end of the input. */
  ask(question: string): Promise<string>;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The terminal of this process. Until it is closed, Ctrl-C leaves at once with exit code 130 (other signals with theirs).
 * A signal comes through only between asynchronous steps, so one that comes during a synchronous write waits for its end.
 */
export function openTerminal(): Terminal & { close(): void } {
  let lines: AsyncIterator<string> | undefined;
  let reader: Interface | undefined;
  const leave = (signal: NodeJS.Signals = "SIGINT") => {
    reader?.close();
    console.log("\nNic se nezměnilo.");
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, leave);

  return {
    interactive: process.stdin.isTTY === true,
    say: (text) => console.log(text),
    async ask(question) {
      // The reader's own question() would lose lines that come before it is asked, as they do through a pipe.
      reader ??= createInterface({ input: process.stdin, output: process.stdout, historySize: 0 }).on("SIGINT", leave);
      lines ??= reader[Symbol.asyncIterator]();
      reader.setPrompt(question);
      reader.prompt();
      const line = await lines.next();
      if (!line.done) return line.value;
      console.log();
      throw new Refusal("Odpovědi skončily dřív než otázky.");
    },
    close() {
      reader?.close();
      for (const signal of signals) process.off(signal, leave);
    },
  };
}
