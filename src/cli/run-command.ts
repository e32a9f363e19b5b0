import { type ParseArgsConfig, parseArgs } from "node:util";
import type { ChangeSet } from "./change-set";
import { describeSystemError } from "./describe-system-error";
import { IncompleteRollbackError, UserError } from "./errors";
import { openTerminal, type Terminal } from "./prompt";
import { writeFiles } from "./write-files";

type Options = NonNullable<ParseArgsConfig["options"]>;
/** The values of the flags that `Of` declares. */
export type FlagValues<Of extends Options> = ReturnType<typeof parseArgs<{ options: Of }>>["values"];

/**
 * Runs a command in the project in which npm started it: parses the flags, writes the changes that the command returns and
 * prints their summary. Prints any error in Czech and sets the exit code to 1.
 */
export async function runCommand<Of extends Options>(
  name: string,
  options: Of,
  command: (root: string, flags: FlagValues<Of>, terminal: Terminal) => Promise<ChangeSet>,
) {
  const terminal = openTerminal();
  try {
    const { changes, summary } = await command(process.cwd(), parseFlags(name, options), terminal);
    writeFiles(changes);
    console.log(["Hotovo.", ...summary].join("\n  "));
    console.log("Dál: npm run check obsah zkontroluje, npm start web sestaví a ukáže na http://localhost:9000.");
  } catch (error) {
    process.exitCode = 1;
    const expected = error instanceof UserError || error instanceof IncompleteRollbackError;
    console.error(expected ? error.message : describeSystemError(error));
    if (!(error instanceof IncompleteRollbackError)) console.error("Nic se nezměnilo.");
  } finally {
    terminal.close();
  }
}

function parseFlags<Of extends Options>(name: string, options: Of): FlagValues<Of> {
  try {
    return parseArgs({ options }).values;
  } catch {
    const flags = Object.entries(options).map(([flag, { type }]) =>
      type === "string" ? `--${flag} "…"` : `--${flag}`,
    );
    throw new UserError(`Příkaz se píše takto (každou volbu lze vynechat):\n  npm run ${name} -- ${flags.join(" ")}`);
  }
}
