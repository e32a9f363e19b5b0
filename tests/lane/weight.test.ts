import { readFileSync } from "node:fs";
import { join } from "node:path";
import { neighbours, type Ordered } from "../../src/lib/history-order";
import { entrySlug } from "../../src/lib/slug";
import { brotli, pageData } from "../support/built-bytes";
import { builtPages, servedFile } from "../support/built-page";

/*
 * Bytes after brotli without the previews of pictures, with room above what a page takes today. The content comes on top of an
 * empty page, so that no content breaks a limit. It counts twice, because some texts are in a page in two forms: as typed, and
 * with Czech typography. The limit of a record is for its markup and the URLs of its picture. The limit of a year is for its
 * tent, or for its empty frame on Historie.
 */
const EMPTY_PAGE_BYTES = { html: 10_000, data: 600 };
const RECORD_BYTES = { html: 150, data: 150 };
const YEAR_BYTES = { html: 12, data: 8 };

const data = (name: string) => JSON.parse(readFileSync(join(SITE, `data/${name}.json`), "utf8"));
const history: (Ordered & { slug?: string })[] = data("history");
const known = history.flatMap(({ year }) => (year === "…" ? [] : Number(year)));
const years = history.length + (known.length > 0 ? Math.max(...known) - Math.min(...known) : 0);

/** What a page shows of the data files: texts, and records of lists. A leader's second portrait counts as one more record. */
function contentOf(path: string): { texts?: unknown; records?: unknown[]; years?: number } {
  const tents = history.map(({ year, slug }) => [year, slug]);
  const entry = history.find((entry) => path === `/historie/${entrySlug(entry)}/`);
  if (entry) {
    const { older = [], newer = [] } = neighbours(history).get(entry) ?? {};
    return { texts: tents, records: [entry, older, newer].flat(), years };
  }
  if (path === "/") return { texts: [data("intro"), data("camp"), tents], years };
  if (path === "/letos/") {
    const leaders: { hoverImage?: string }[] = data("leaders");
    return { texts: data("camp"), records: leaders.flatMap((leader) => [leader, leader.hoverImage ?? []].flat()) };
  }
  const cards = history.map((entry) => ({ ...entry, alt: undefined, story: undefined }));
  if (path === "/historie/") return { texts: data("contacts"), records: cards, years };
  if (path === "/soubory/") return { records: data("files") };
  return { texts: path === "/kontakty/" && data("contacts") };
}

test.each(builtPages.filter((path) => path !== "/sprava/"))("%s is no heavier than its content allows", (path) => {
  const { texts, records = [], years = 0 } = contentOf(path);
  const content = 2 * brotli(JSON.stringify([data("site"), texts, records]));
  const budget = (kind: "html" | "data") =>
    EMPTY_PAGE_BYTES[kind] + content + records.length * RECORD_BYTES[kind] + years * YEAR_BYTES[kind];
  const size = (url: string) => brotli(readFileSync(servedFile(url), "utf8").replace(/base64,[\w+/=]+/g, ""));
  const sizes = { html: size(path), data: size(pageData(path)) };
  const isTooMuch = sizes.html > budget("html") || sizes.data > budget("data");
  expect(isTooMuch ? { sizes, budgets: [budget("html"), budget("data")] } : {}).toEqual({});
});
