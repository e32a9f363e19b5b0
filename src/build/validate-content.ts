import { watch } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { formatReport } from "../content/format-report";

/**
 * Runs the content check before any page is made. A mistake stops a build with exit code 1; `gatsby develop` waits until it
 * is mended, and from then on checks again after each change.
 */
export async function validateContent(reporter: Reporter, develop: boolean) {
  const root = process.cwd();
  let { text, failed } = formatReport(await checkContent(root));
  if (failed && !develop) return reporter.panic(text);
  while (failed) {
    reporter.error(`${text}\n\nČekám, až soubor opravíte a uložíte.`);
    await nextChange(root);
    ({ text, failed } = formatReport(await checkContent(root)));
  }
  reporter.info(text);
  if (develop) checkAfterEachChange(root, reporter);
}

/** Waits for a change under data/ or static/ and half a second more, while the editor is still writing. */
async function nextChange(root: string) {
  await new Promise<void>((resolve) => {
    const watchers = ["data", "static"].map((folder) =>
      watch(join(root, folder), { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        resolve();
      }),
    );
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
}

async function checkAfterEachChange(root: string, reporter: Reporter) {
  let told = "";
  for (;;) {
    await nextChange(root);
    const { text, failed } = formatReport(await checkContent(root));
    if (text !== told) (failed ? reporter.error : reporter.info)(text);
    told = text;
  }
}
