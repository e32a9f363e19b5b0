import { existsSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtHtml, builtPages, servedFile, urlsOf } from "../support/built-page";

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

test.each(builtPages)("%s is valid HTML without control or replacement characters", (path) => {
  expect(problems(builtHtml(path))).toEqual([]);
  // React 18 streams a NUL where a letter such as „ě“ crosses the edge of a block; parsers drop it or show „\uFFFD“.
  const found = builtHtml(path).match(/.{0,20}(?:[^\P{Cc}\t\n\r]|\uFFFD).{0,20}/gu) ?? [];
  expect(found.map((text) => JSON.stringify(text))).toEqual([]);
});

test.each([
  ["element-permitted-content", "<button type='button'><div>Sova</div></button>"],
  ["no-dup-id", "<h2 id='1987'>Jeskyně</h2><h2 id='1987'>Ozvěny</h2>"],
  ["attribute-allowed-values", "<img src='stan.jpg' alt='' height='2133.3'>"],
  ["wcag/h37", "<img src='stan.jpg'>"],
  ["heading-level", "<h1>Historie</h1><h3>Desátá léta</h3>"],
  ["no-missing-references", "<section aria-labelledby='nadpis'></section>"],
  ["tel-non-breaking", "<a href='tel:+420000000001'>+420 000 000 001</a>"],
])("the rule %s is on", (rule, body) => {
  expect(problems(body).map((problem) => problem.split(":")[0])).toContain(rule);
});

test("what the pages load is on this host, and all that they load or lead to exists, with its anchor", () => {
  /** The URL of the start page. The site may be built for a folder of its host. */
  const start = String(/<link rel="canonical" href="([^"]+)/.exec(builtHtml("/"))?.[1]);
  const exists = (url: string) => {
    const { origin, pathname, hash } = new URL(url);
    const path = `/${(origin + pathname).slice(start.length)}`;
    const id = decodeURIComponent(hash.slice(1));
    return existsSync(servedFile(path)) && (!id || builtHtml(path).includes(` id="${id}"`));
  };
  const foreign: string[] = [];
  /** Each URL of this site with one of the pages that have it. */
  const own = new Map<string, string>();
  for (const page of builtPages) {
    const { loads, links } = urlsOf(builtHtml(page));
    foreign.push(...loads.filter((url) => /^(\w+:)?\/\//.test(url)));
    for (const url of [...loads, ...links])
      if (!/^\w+:/.test(url)) own.set(new URL(url, new URL(page.slice(1), start)).href, page);
  }
  expect(own.size).toBeGreaterThan(builtPages.length);
  expect({ foreign, missing: [...own].filter(([url]) => !exists(url)) }).toEqual({ foreign: [], missing: [] });
});
