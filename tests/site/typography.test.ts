import { builtPage, pages } from "../support/built-page";
import { pageTexts } from "../support/page-texts";

/**
 * What the author means to be so: these words begin something new, and a line may break before them although a number
 * stands there („od 8 do 15 let“, „v roce 2025 na hradě“). One letter may be a unit, too (8 s, 5 V); nobody can tell.
 */
const mayFollowNumber = [
  "a i o u k s v z ke ku se ve ze do od ode na nad po pod podle pro proti před přes při bez mezi mimo kolem za",
  "ale ani až či nebo než že aby když kdy kde jako",
  "je jsou byl byla bylo byli byly bude budou",
]
  .flatMap((words) => words.split(" "))
  .flatMap((word) => [word, word.replace(/^./, (letter) => letter.toUpperCase())])
  .join("|");

/**
 * How Czech is printed, written down a second time and without a look at src/lib/czech.ts, which does the setting. Here
 * „ “ is the ordinary space, at which a line may break.
 */
const rules: Record<string, RegExp> = {
  "ordinary space after a one-letter word": /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)/giu,
  "ordinary space between a number and its unit or noun": new RegExp(
    `\\d(?:\\.? (?=[%‰°€]|\\p{Ll})| (?=\\p{Lu}))(?!(?:${mayFollowNumber})(?!\\p{L}))`,
    "gu",
  ),
  "ordinary space in a date, a phone number or a long number": /\d\.? (?=\d)/gu,
  "ordinary space after a Roman numeral": /(?<![\p{L}\p{N}])[IVXLCDM]+\. (?=\p{L})/gu,
  "hyphen between numbers": /\d\.?-(?=\d)/gu,
  // „28. 7. – 3. 8.“ keeps its spaces: what has a space within is no single number.
  "spaced dash between single numbers": /(?<![\d.]|\d\.?\s)\d+\.?(?:\s[-–]\s?|[-–]\s)(?=\d)/gu,
  "hyphen for a dash": /(?<=\S\s)-(?=\s)/gu,
  "straight quotation mark": /"/gu,
  "three full stops": /\.\.\./gu,
};

/** E-mails, web addresses and ISO dates are no Czech. A sign stands for them. */
const address = /\S*(?:@|:\/\/|www\.)\S*|\S+\.\p{L}{2,}\/\S*|\d{4}-\d\d-\d\d/gu;

/** Each breach with what stands around it; ␣ is the space that should not be an ordinary one. */
function breaches(typed: string): string[] {
  const text = typed.replace(address, "#");
  return Object.entries(rules).flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
      return `${rule}: „${before.slice(-20)}${match[0].replaceAll(" ", "␣")}${after.slice(0, 20)}“`;
    }),
  );
}

test.each(pages)("page %s prints Czech as it should be", (name) => {
  const texts = pageTexts(builtPage(name));
  expect(texts.flatMap(({ text, place }) => breaches(text).map((breach) => `${breach} in ${place}`))).toEqual([]);
});

test.each(pages)("page %s keeps typography out of addresses", (name) => {
  const linked = [...builtPage(name).querySelectorAll("[href], [src]")];
  const addresses = linked.map((element) => element.getAttribute("href") ?? element.getAttribute("src"));
  expect(addresses.filter((address) => /[\s–„“…]/.test(address ?? ""))).toEqual([]);
});

// ~ stands for a no-break space.
test.each([
  ["stany v lese", "one-letter word: „stany v␣lese“"],
  ["K ohni", "one-letter word: „K␣ohni“"],
  ["(i v~dešti)", "one-letter word: „(i␣v"],
  ["pište a volejte a a@tabor.example", "one-letter word: „pište a␣volejte a #“"],
  ["do 15 let", "unit or noun: „do 15␣let“"],
  ["10 % dětí", "unit or noun: „10␣% dětí“"],
  ["v~21. století", "unit or noun"],
  ["20. 7.~2025", "in a date"],
  ["+420~000 000~001", "phone number"],
  ["III. turnus", "Roman numeral: „III.␣turnus“"],
  ["děti 8-15", "hyphen between numbers"],
  ["20.-27.~7.", "hyphen between numbers"],
  ["1976 – 2025", "spaced dash"],
  ["20. –~27.~7.", "spaced dash"],
  ["les - louka", "hyphen for a dash"],
  ['heslo "Les"', "straight quotation mark"],
  ["a~pak...", "three full stops"],
])("%j is found: %s", (text, breach) => {
  expect(breaches(text.replaceAll("~", "\u00A0")).join()).toContain(breach);
});

test.each([
  "od 8 do 15~let",
  "V~roce 2025 na hradě. Roku 2024. Potom les.",
  "28.~7. – 3.~8.~2025 – les",
  "Tábor 2025 Na hradě",
  "20.–27.~7.~2025, 8–15, 10~%, 84~kB",
  "III.~turnus, Karel~IV.",
  "česko-slovenský les~– louka",
  "datum 2025-07-20, https://tabor.example/a-1-2, a-1-2@tabor.example",
  "„Les“ a~pak…",
])("%j is right", (text) => {
  expect(breaches(text.replaceAll("~", "\u00A0"))).toEqual([]);
});

test("reads lines as they flow, attributes and the head, but no script and no other language", () => {
  const sample = `<html lang="cs"><head><title>Les</title><meta name="description" content="O lese"><meta name="viewport" content="w"></head>
    <body><p id="a">Žijeme v <a href="/">lese</a><!-- --> a <b>ve</b>sele.</p><p><a>Tábor</a><span>III. turnus</span></p>
    <div>jedna<p>dvě</p>tři<img alt="čtyři"></div><h1 lang="en">five</h1><p>šest <i lang="en">seven</i></p>
    <script>osm</script><nav aria-label="devět"></nav></body></html>`;
  const texts = pageTexts(new DOMParser().parseFromString(sample, "text/html"));
  expect(texts.map(({ text }) => text)).toEqual([
    "Les",
    "O lese",
    "Žijeme v lese a vesele.",
    "Tábor",
    "III. turnus",
    "jedna",
    "tři",
    "dvě",
    "čtyři",
    "šest",
    "devět",
  ]);
  expect(texts.map(({ place }) => place).slice(1, 3)).toEqual(["meta description", "#a p"]);
});
