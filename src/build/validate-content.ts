import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { formatReport } from "../content/format-report";

/** How long an editor may still be writing after the first change. */
const SAVE_DELAY_MS = 500;

/**
 * Checks the content before Gatsby reads it. An error stops a build with exit code 1; `gatsby develop` waits until the error
 * is fixed, and then checks again after each change.
 */
export async function validateContent(reporter: Pick<Reporter, "panic" | "error" | "info">, develop: boolean) {
  const root = process.cwd();
  let { text, failed } = formatReport(await checkContent(root, new Date()));
  if (failed && !develop) return reporter.panic(text);
  while (failed) {
    reporter.error(`${text}\n\nČekám, až soubor opravíte a uložíte.`);
    await nextChange(root);
    ({ text, failed } = formatReport(await checkContent(root, new Date())));
  }
  reporter.info(text);
  if (develop) checkAfterEachChange(root, reporter);
}

async function checkAfterEachChange(root: string, reporter: Pick<Reporter, "error" | "info">) {
  let reported = "";
  for (;;) {
    await nextChange(root);
    const { text, failed } = formatReport(await checkContent(root, new Date()));
    if (text !== reported) (failed ? reporter.error : reporter.info)(text);
    reported = text;
  }
}

async function nextChange(root: string) {
  await new Promise<void>((resolve) => {
    const watchers = ["data", "static"].map((folder) =>
      watch(join(root, folder), { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        resolve();
      }),
    );
  });
  await sleep(SAVE_DELAY_MS);
}
