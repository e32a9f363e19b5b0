import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "es-check";
import { builtHtml, PUBLIC } from "../support/built-page";
import { pages } from "../support/pages";

/** The first browsers in which the scripts of the pages start (src/lib/can-run-scripts.ts), and those that the form names. */
const PAGES = "safari >= 15.4, ios_saf >= 15.4, chrome >= 92, edge >= 92, firefox >= 90";
const FORM = "chrome >= 140, firefox >= 133, safari >= 18.2";
/** What these browsers have had for longer than the edition of ECMAScript to which it belongs. */
const [KNOWN_TO_PAGES, KNOWN_TO_FORM] = ["ArrayPrototypeAt", "Uint8ArrayFromBase64,Uint8ArrayToBase64"];

const check = (browserslistQuery: string, files: string, ignore?: string) =>
  runChecks([{ checkBrowser: true, browserslistQuery, checkFeatures: true, module: true, files: [files], ignore }]);

const inlineScripts = pages.flatMap((page) =>
  [...builtHtml(page).matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, source]) => String(source)),
);

test("scripts use nothing that a browser in which they start may lack", () => {
  expect(check(PAGES, `${PUBLIC}/*.js`, KNOWN_TO_PAGES)).toEqual({ success: true, errors: [] });
  // es-check does not know that Safari has had lookbehinds only since 16.4.
  const files = readdirSync(PUBLIC).filter((file) => file.endsWith(".js"));
  for (const file of files) expect(readFileSync(join(PUBLIC, file), "utf8")).not.toMatch(/\(\?<[=!]/);
});

test("the form uses nothing that the oldest browsers that it names lack", () => {
  expect(check(FORM, `${PUBLIC}/sprava/**/*.js`, KNOWN_TO_FORM)).toEqual({ success: true, errors: [] });
});

test("inline scripts can be read by every browser with ES modules", () => {
  expect(inlineScripts.length).toBeGreaterThan(5);
  const folder = mkdtempSync(join(tmpdir(), "skripty-"));
  const file = join(folder, "inline.js");
  writeFileSync(file, inlineScripts.join(";\n"));
  const result = runChecks([{ ecmaVersion: "es8", checkFeatures: true, files: [file] }]);
  rmSync(folder, { recursive: true });
  expect(result).toEqual({ success: true, errors: [] });
});
