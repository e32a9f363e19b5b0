import { newSeason, newSeasonFlags } from "./new-season";
import { runCommand } from "./run-command";

/** `npm run new-season`: the yearly change of camp.json. Asks, or takes `-- --theme "…" --start 2026-07-19` and so on. */
runCommand("new-season", newSeasonFlags, newSeason);
