import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Plan } from "./change-set";
import { describeFailure } from "./describe-failure";
import { HalfDone, Refusal } from "./errors";
import { openTerminal, type Terminal } from "./prompt";
import { writeTogether } from "./write-files";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Of extends Options> = ReturnType<typeof parseArgs<{ options: Of }>>["values"];

/**
 * Runs a command in the project in which npm started it: reads its flags, lets it prepare its plan, carries the plan out
 * and tells what was done. What goes wrong is told in Czech, with exit code 1.
 */
export async function run<Of extends Options>(
  name: string,
  options: Of,
  command: (root: string, flags: Values<Of>, terminal: Terminal) => Promise<Plan>,
) {
  const terminal = openTerminal();
  try {
    const { changes, done } = await command(process.cwd(), readFlags(name, options), terminal);
    writeTogether(changes);
    terminal.close();
    console.log(["Hotovo.", ...done.map((line) => `  ${line}`)].join("\n"));
    console.log("Dál: npm run check obsah ověří, npm start ukáže web na http://localhost:9000.");
  } catch (error) {
    terminal.close();
    process.exitCode = 1;
    const told = error instanceof Refusal || error instanceof HalfDone;
    console.error(told ? error.message : describeFailure(error));
    if (!(error instanceof HalfDone)) console.error("Nic se nezměnilo.");
  }
}

function readFlags<Of extends Options>(name: string, options: Of): Values<Of> {
  try {
    return parseArgs({ options }).values;
  } catch {
    const flags = Object.entries(options).map(([flag, { type }]) =>
      type === "string" ? `--${flag} "…"` : `--${flag}`,
    );
    throw new Refusal(`Příkaz se píše takhle, každou volbu lze vynechat:\n  npm run ${name} -- ${flags.join(" ")}`);
  }
}
