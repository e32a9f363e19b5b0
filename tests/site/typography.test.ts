import { builtPage } from "../support/built-page";
import { pageTexts } from "../support/page-texts";
import { pages, yearPages } from "../support/pages";

/** After a number these words begin something new („od 8 do 15 let“, „v roce 2025 na hradě“), so a line may break there. */
const mayFollowNumber = [
  "a i o u k s v z ke ku se ve ze do od ode na nad po pod podle pro proti před přes při bez mezi mimo kolem za",
  "ale ani až či nebo než že aby když kdy kde jako",
  "je jsou byl byla bylo byli byly bude budou",
]
  .flatMap((words) => words.split(" "))
  .flatMap((word) => [word, word.replace(/^./, (letter) => letter.toUpperCase())])
  .join("|");

/**
 * The rules of Czech typography, written independently of src/lib/typography.ts. Here „ “ is the ordinary space, at which a
 * line may break.
 */
const rules: [name: string, pattern: RegExp, ...examples: string[]][] = [
  ["ordinary space after a one-letter word", /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)/giu, "K␣ohni", "(i␣v~dešti)"],
  [
    "ordinary space between a number and its unit or noun",
    new RegExp(`\\d(?:\\.? (?=[%‰°€]|\\p{Ll})| (?=\\p{Lu}))(?!(?:${mayFollowNumber})(?!\\p{L}))`, "gu"),
    "do 15␣let",
    "10␣% dětí",
    "v~21.␣století",
  ],
  ["ordinary space in a date, a phone or a long number", /\d\.? (?=\d)/gu, "20.␣7.~2025", "+420~000␣000"],
  ["ordinary space after a Roman numeral", /(?<![\p{L}\p{N}])[IVXLCDM]+\. (?=\p{L})/gu, "III.␣turnus"],
  ["hyphen between numbers", /\d\.?-(?=\d)/gu, "děti 8-15", "20.-27.~7."],
  // „28. 7. – 3. 8.“ keeps its spaces: what has a space within is no single number.
  ["spaced dash in a range", /(?<![\d.]|\d\.?\s)\d+\.?(?:\s[-–]\s?|[-–]\s)(?=\d)/gu, "1976␣–␣2025", "20.␣–~27.~7."],
  ["hyphen for a dash", /(?<=\S\s)-(?=\s)/gu, "les␣-␣louka"],
  ["straight quotation mark", /"/gu, 'heslo␣"Les'],
  ["three full stops", /\.\.\./gu, "a~pak..."],
];

/** E-mails, URLs, names of files and ISO dates are exempt; a placeholder character replaces them. */
const exempt = /\S*(?:@|:\/\/|www\.)\S*|\S+\.\p{L}{2,}\/\S*|[\w-]*\p{L}-\d[\w-]*\.\p{L}{2,}|\d{4}-\d\d-\d\d/gu;

/** Where a text breaks which rule; ␣ is the space that should not be an ordinary one. */
function problems(typed: string): string[] {
  const text = typed.replace(exempt, "#");
  return rules.flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
      return `${rule}: „${before.slice(-20)}${match[0].replaceAll(" ", "␣")}${after.slice(0, 20)}“`;
    }),
  );
}

test.each([...new Set([...pages, ...yearPages])])("%s follows the rules in all its texts, but not in URLs", (page) => {
  const texts = pageTexts(builtPage(page));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.flatMap(({ text, place }) => problems(text).map((problem) => `${problem} in ${place}`))).toEqual([]);
  const urls = [...builtPage(page).querySelectorAll("[href], [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src"),
  );
  expect(urls.filter((url) => /[\s–„“…]/.test(String(url)))).toEqual([]);
});

/** In examples ~ is a no-break space, ␣ an ordinary one that matters. */
const example = (text: string) => text.replaceAll("~", "\u00A0").replaceAll("␣", " ");

test.each(rules)("the rule against %s finds its examples", (rule, _, ...examples) => {
  for (const text of examples) expect(problems(example(text)).join("\n")).toContain(`${rule}: `);
});

test.each([
  "od 8 do 15~let",
  "V~roce 2025 na hradě. Roku 2024. Potom les.",
  "28.~7. – 3.~8.~2025 – les, 20.–27.~7.~2025, 8–15, 10~%, III.~turnus",
  "česko-slovenský les~– louka, „Les“ a~pak…",
  "datum 2025-07-20, https://tabor.example/a-1-2, a-1-2@tabor.example, a-1-2.pdf",
])("no rule rejects %j", (text) => {
  expect(problems(example(text))).toEqual([]);
});

test("the texts of a page are its lines, attributes and head, without scripts and other languages", () => {
  const sample = `<html lang="cs"><head><title>Les</title><meta name="description" content="O lese"></head>
    <body><p id="a">V <a href="/">lese</a><!-- --> a <b>ve</b>sele.</p><p><a>Tábor</a><span>III. turnus</span></p>
    <div>jedna<p>dvě</p>tři<img alt="čtyři"></div><p>pět <i lang="en">six</i></p><script>sedm</script></body></html>`;
  const texts = pageTexts(new DOMParser().parseFromString(sample, "text/html"));
  expect(texts.map(({ text, place }) => `${place}: ${text}`)).toEqual([
    "title: Les",
    "meta description: O lese",
    "#a p: V lese a vesele.",
    "p: Tábor",
    "p: III. turnus",
    "div: jedna",
    "div: tři",
    "p: dvě",
    "img alt: čtyři",
    "p: pět",
  ]);
});
