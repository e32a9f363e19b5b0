import { execFileSync } from "node:child_process";
import { findProgram } from "./find-engines";
import { chance } from "./inject";
import { visibleTexts } from "./page";
import { expect, test } from "./test";

const read = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });
/** WebKit's PDF has spaces within words where letters are kerned. */
const withoutSpace = (text: string) => text.replace(/\s/g, "");
/** A camp without a title has its year there, too. */
const differsFromLast = (text: string, index: number, all: string[]) => text !== all[index - 1];

for (const [name, path, title] of [
  ["Historie", "/historie/", "main li a[href^='/historie/']"],
  ["Letos", "/letos/", "main li > * > :last-child"],
] as const)
  test(`${name} prints all cards in order, every picture once and whole, no heading alone at a page's foot`, async ({
    tab,
    site,
  }, testInfo) => {
    test.skip(!findProgram("pdftotext"), "Reading a PDF needs poppler-utils (apt-get install poppler-utils).");
    site.script = chance(0.5);
    await tab.open(path);
    const titles = (await tab.driver.evaluate(visibleTexts, title)).map(withoutSpace);
    // The status of registration is in the line of its heading.
    const above = "main section:not([aria-labelledby=prihlasky]) > :is(h2, h3)";
    const headings = (await tab.driver.evaluate(visibleTexts, above)).map(withoutSpace);
    const pictures = await tab.driver.evaluate(() => document.querySelectorAll("main img").length);
    const file = testInfo.outputPath("print.pdf");
    await tab.driver.print(file).catch((error: Error) => {
      const cannotPrint = /No module named 'gi'|Namespace WebKit2 not available/.test(error.message);
      test.skip(cannotPrint, "Printing needs python3-gi and gir1.2-webkit2-4.1 (apt-get install both).");
      throw error;
    });

    const words = read("pdftotext", "-raw", file, "-").split(/\s+/);
    expect(words.filter((word) => titles.includes(word)).filter(differsFromLast)).toEqual(
      titles.filter(differsFromLast),
    );
    // The rest are previews, icons and shadows.
    const widths = read("pdfimages", "-list", file)
      .split("\n")
      .slice(2, -1)
      .map((line) => Number(line.split(/\s+/)[4]));
    expect(widths.filter((width) => width > 100)).toHaveLength(pictures);
    for (const page of read("pdftotext", "-layout", file, "-").split("\f").slice(0, -1)) {
      const last = withoutSpace(page.trim().split("\n").at(-1) ?? "");
      expect(
        headings.filter((heading) => last.startsWith(heading)),
        page,
      ).toEqual([]);
    }
  });
