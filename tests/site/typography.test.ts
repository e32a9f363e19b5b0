import { typeset } from "../../src/lib/typography";
import { builtPage, builtPages, normalizeSpace } from "../support/built-page";
import { pageTexts } from "../support/page-texts";

test.each(builtPages)("%s has Czech typography in all its texts: typeset would change none of them", (page) => {
  const texts = pageTexts(builtPage(page));
  expect(texts.length).toBeGreaterThan(page === "/sprava/" ? 2 : 10);
  expect(texts.filter(({ text }) => typeset(text) !== text)).toEqual([]);
});

test("the texts of a page include its head and its attributes", () => {
  const texts = pageTexts(builtPage("/letos/")).map(({ text, place }) => `${place}: ${normalizeSpace(text)}`);
  expect(texts).toEqual(
    expect.arrayContaining([
      "title: Letos – Tábor pod Modřínem, IV. turnus",
      expect.stringMatching(/^meta og:description: Tábor 10\.–17\. 7\. 2022, téma: Ostrov v bouři/),
      "#obsah a: Kontakty na vedoucí",
      "#obsah a: seznam v Souborech",
      "#obsah span: Sova",
    ]),
  );
  const attributes = pageTexts(builtPage("/historie/1987/")).map(({ place }) => place);
  expect(attributes).toEqual(expect.arrayContaining(["#obsah img alt", "#obsah a aria-label"]));
});
