/** @jest-environment node */
import { basename, dirname } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { listFiles } from "../../src/lib/list-files";
import { builtHtml } from "../support/built-page";
import { menu, pages, yearPages } from "../support/pages";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // A script from our own host needs no checksum (`integrity`). A script from another host would need one.
      "require-sri": ["error", { target: "crossorigin" }],
      "tel-non-breaking": "error",
    },
  }),
);

/** The problems of a document. Each problem is a text with the rule, the message and the element. */
const problems = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);

test("the built pages are those that are tested here and in year-pages.test.ts", () => {
  const built = listFiles("public").flatMap((file) => (basename(file) === "index.html" ? dirname(file) : []));
  expect(built.map((folder) => (folder === "." ? "/" : `/${folder}/`)).sort()).toEqual(
    [...menu.map(([, path]) => path), ...yearPages, "/404/", "/sprava/"].sort(),
  );
});

test.each([...pages, "/sprava/"])("%s is valid HTML without control or replacement characters", (path) => {
  expect(problems(builtHtml(path))).toEqual([]);
  // React 18 streams a NUL where a letter such as „ě“ crosses the edge of a block; parsers drop it or show „\uFFFD“.
  const found = builtHtml(path).match(/.{0,20}(?:[^\P{Cc}\t\n\r]|\uFFFD).{0,20}/gu) ?? [];
  expect(found.map((text) => JSON.stringify(text))).toEqual([]);
});

test.each([
  ["element-permitted-content", "<button type='button'><div>Sova</div></button>"],
  ["no-dup-id", "<h2 id='1987'>Jeskyně</h2><h2 id='1987'>Ozvěny</h2>"],
  ["wcag/h37", "<img src='stan.jpg'>"],
  ["heading-level", "<h1>Historie</h1><h3>Desátá léta</h3>"],
  ["no-missing-references", "<section aria-labelledby='nadpis'></section>"],
  ["tel-non-breaking", "<a href='tel:+420000000001'>+420 000 000 001</a>"],
])("the rule %s is on", (rule, body) => {
  expect(problems(body).map((problem) => problem.split(":")[0])).toContain(rule);
});
