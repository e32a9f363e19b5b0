import { statSync } from "node:fs";
import { join } from "node:path";
import { within } from "@testing-library/dom";
import { formatDateRange, overTimestamp } from "../../src/lib/dates";
import { typeset } from "../../src/lib/typography";
import { builtPage, normalizeSpace } from "../support/built-page";
import { data } from "../support/data";
import { missingYears } from "../support/decades";

const camp = data("camp.json");
const main = (page: string) => within(builtPage(page).body).getByRole("main");
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => normalizeSpace(textContent));
/** What was typed into data/ as the page prints it. */
const printed = (text: string) => normalizeSpace(typeset(text));

describe("Úvod", () => {
  const { heading, paragraphs, video } = data("intro.json");

  test("has the heading, this year's camp, the paragraphs and the video in this order, with Czech typography", () => {
    const parts = [...main("/").querySelectorAll("h1, a > p:not([hidden]), p:not(a > *), button")];
    expect(parts.map(({ localName, textContent }) => [localName, textContent])).toEqual([
      ["h1", typeset(heading)],
      ["p", `Tábor ${formatDateRange(camp.start, camp.end)}, téma: ${typeset(camp.theme)}`],
      ...paragraphs.map((paragraph) => ["p", typeset(paragraph)]),
      ["button", "Pustit film"],
    ]);
  });

  test("has the still, and a link to the video without JavaScript", () => {
    const still = within(main("/")).getByRole("img", { name: typeset(video.alt) });
    expect(still).toHaveAttribute("src", video.still);
    expect(main("/").querySelector("noscript")?.innerHTML).toContain(`href="${video.file}"`);
  });
});

describe("Letos", () => {
  const leaders = data("leaders.json");
  const badges = () => within(main("/letos/")).getByRole("region", { name: "Vedoucí" });

  test("has its panels in order", () => {
    const panels = ["Základní informace", "Pozvánka", "Začínáme za", "Stav přihlášek", "Vedoucí", "Co dál"];
    expect(texts(main("/letos/").querySelectorAll("h2"))).toEqual(panels);
  });

  test("has theme, start, end and the club's own rows, invitation and status", () => {
    const date = (iso: string) => iso.slice(0, 10).split("-").map(Number).reverse().join(". ");
    expect(texts(main("/letos/").querySelectorAll("dl > div"))).toEqual([
      `Téma${printed(camp.theme)}`,
      `Začátek${date(camp.start)}`,
      `Konec${date(camp.end)}`,
      ...(camp.details ?? []).map(({ label, text, link }) =>
        printed(`${label}${text}${/^https:|^\/files/.test(link ?? "") ? " v nové kartě" : ""}`),
      ),
    ]);
    for (const text of [camp.invitation, camp.status]) expect(main("/letos/").textContent).toContain(typeset(text));
  });

  test("has countdown and the notes for the time of the camp and after it hidden, each with its moments for the script", () => {
    const panel = within(main("/letos/")).getByText("Začínáme za").parentElement as HTMLElement;
    expect(panel).toHaveAttribute("hidden");
    expect(panel).toHaveAttribute("data-start", String(Date.parse(camp.start)));
    expect(within(panel).getByRole("timer", { hidden: true })).toHaveTextContent(/^\s*$/);
    const [on, note] = [/právě probíhá/, /Děkujeme!/].map(
      (text) => within(main("/letos/")).getByText(text).parentElement as HTMLElement,
    ) as [HTMLElement, HTMLElement];
    const [start, end] = [Date.parse(camp.start), overTimestamp(camp.start, camp.end)].map(String);
    expect([on.hidden, on.dataset.from, on.dataset.until]).toEqual([true, start, end]);
    expect([note.hidden, note.dataset.from]).toEqual([true, end]);
    expect(normalizeSpace(note.textContent)).toContain(
      `Tábor ${normalizeSpace(formatDateRange(camp.start, camp.end))} je za námi.`,
    );
  });

  test("has the leaders in the order of the file, each with a portrait of their own, shuffled later by a script", () => {
    const shown = within(badges())
      .getAllByRole("listitem")
      .map((item) => ({
        name: normalizeSpace(item.lastElementChild?.lastElementChild?.textContent),
        hasPortrait: item.querySelector("picture img") !== null,
      }));
    expect(shown).toEqual(leaders.map(({ name, image }) => ({ name: printed(name), hasPortrait: Boolean(image) })));
    const portraits = [...badges().querySelectorAll("picture img")].map((portrait) => portrait.getAttribute("src"));
    expect(new Set(portraits).size).toBe(new Set(leaders.flatMap(({ image }) => image ?? [])).size);
  });
});

test("Historie has an empty frame for each missing year, newest first, that asks for a picture", () => {
  const { yearsWithoutCamp = [] } = data("site.json");
  const missing = missingYears.filter((year) => !yearsWithoutCamp.includes(String(year)));
  const { email } = data("contacts.json").leader;
  const frames = within(main("/historie/")).queryAllByRole<HTMLAnchorElement>("link", { name: /Máte fotku\?/ });
  expect(frames.map(({ textContent, href }) => [textContent, decodeURIComponent(href)])).toEqual(
    missing.map((year) => [
      `${year}Máte fotku? Napište na\u00A0${email}`,
      `mailto:${email}?subject=Fotka z roku ${year}`,
    ]),
  );
});

describe("Soubory", () => {
  const files = data("files.json");

  test("has each document with its type and true size, opening in a new tab", () => {
    const cards = within(main("/soubory/")).getAllByRole("listitem");
    expect(cards).toHaveLength(files.length);
    for (const [index, { title, text, link }] of files.entries()) {
      const anchor = cards[index]?.querySelector("a");
      expect(normalizeSpace(cards[index]?.textContent)).toContain(printed(text));
      expect([title, anchor?.getAttribute("href"), anchor?.target]).toEqual([title, link, link && "_blank"]);
      if (!link) continue;
      const size = Math.round(statSync(join("static", link)).size / 1000);
      expect(normalizeSpace(anchor?.textContent)).toContain(printed(title));
      expect(normalizeSpace(anchor?.textContent)).toContain(size < 1000 ? `(PDF, ${size} kB)` : "MB)");
    }
  });
});

describe("Kontakty", () => {
  const { leader, deputy } = data("contacts.json");

  test("names the main leader with phone and e-mail, then the deputy with a phone in groups of three", () => {
    const digits = (phone: string) => phone.replace(/\s/g, "");
    const spaced = (phone: string) => digits(phone).replace(/(\d{3})(\d{3})(\d{3})$/, " $1 $2 $3");
    const call = (phone: string) => ["Telefon", spaced(phone), `tel:${digits(phone)}`];
    const name = ({ name }: typeof deputy) => (name ? [printed(name)] : []);
    const shown = [...main("/kontakty/").querySelectorAll("section")].map((person) => [
      ...texts(person.querySelectorAll("h2, p")),
      ...[...person.querySelectorAll("dl > div")].map((row) => [
        ...texts(row.querySelectorAll("dt, dd")),
        row.querySelector("a")?.getAttribute("href"),
      ]),
    ]);
    expect(shown).toEqual([
      ["Hlavní vedoucí", ...name(leader), call(leader.phone), ["E-mail", leader.email, `mailto:${leader.email}`]],
      ["Zástupce hlavního vedoucího", ...name(deputy), call(deputy.phone)],
    ]);
  });
});
