import { addYear, addYearFlags } from "./add-year";
import { runCommand } from "./run-command";

/** `npm run add-year`: adds a camp or a reunion to the history. Asks, or takes `-- --year 2026 --title "…"` and so on. */
runCommand("add-year", addYearFlags, addYear);
