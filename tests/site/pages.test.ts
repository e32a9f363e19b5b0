import { statSync } from "node:fs";
import { join } from "node:path";
import { within } from "@testing-library/dom";
import { formatDateRange } from "../../src/lib/dates";
import { typeset } from "../../src/lib/typography";
import { builtPage, readable } from "../support/built-page";
import { data } from "../support/data";

const main = (name: Parameters<typeof builtPage>[0]) => within(builtPage(name).body).getByRole("main");
/** As a reader sees what was typed into data/. */
const printed = (text: string) => readable(typeset(text));
/** What a picture shows until it has arrived. */
const preview = (picture: HTMLElement | null) => picture?.style.backgroundImage;

describe("Úvod", () => {
  const intro = data("intro.json");

  test("shows the heading and the paragraphs as typed, printed the Czech way", () => {
    expect(readable(within(main("index")).getByRole("heading", { level: 1 }).textContent)).toBe(printed(intro.heading));
    const paragraphs = [...main("index").querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(intro.paragraphs.map(typeset));
    const order = [...main("index").querySelectorAll("h1, p, video")].map(({ localName }) => localName);
    expect(order).toEqual(["h1", ...intro.paragraphs.map(() => "p"), "video"]);
  });

  test("shows the still before the film, and offers the film without JavaScript", () => {
    const still = within(main("index")).getByRole("img", { name: typeset(intro.video.alt) });
    expect(still).toHaveAttribute("src", intro.video.still);
    const film = main("index").querySelector("video");
    expect(film).toHaveAttribute("preload", "none");
    expect(film?.hasAttribute("controls") || film?.hasAttribute("autoplay")).toBe(false);
    expect(main("index").querySelector("noscript")?.innerHTML).toContain(`href="${intro.video.file}"`);
  });
});

describe("Letos", () => {
  const camp = data("camp.json");
  const leaders = data("leaders.json");

  test("has its panels in the order of the specification", () => {
    const headings = [...main("letos").querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["Základní informace", "Pozvánka", "Začínáme za", "Stav přihlášek", "Vedoucí"]);
  });

  test("its description says when and what", () => {
    const description = builtPage("letos").querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toContain(formatDateRange(camp.start, camp.end));
    expect(description).toContain(typeset(camp.theme));
  });

  test("shows theme, start, end, invitation and status", () => {
    const rows = [...main("letos").querySelectorAll("dl > div")].map(({ textContent }) => readable(textContent));
    const date = (iso: string) => readable(iso.slice(0, 10).split("-").map(Number).reverse().join(". "));
    expect(rows).toEqual([`Téma${printed(camp.theme)}`, `Začátek${date(camp.start)}`, `Konec${date(camp.end)}`]);
    expect(main("letos").textContent).toContain(typeset(camp.theme));
    expect(main("letos").textContent).toContain(typeset(camp.invitation));
    expect(main("letos").textContent).toContain(typeset(camp.status));
  });

  test("the countdown is not baked in: hidden, empty, with its moment for the script", () => {
    const panel = within(main("letos")).getByText("Začínáme za").parentElement as HTMLElement;
    expect(panel).toHaveAttribute("hidden");
    expect(panel).toHaveAttribute("data-start", String(Date.parse(camp.start)));
    expect(readable(within(panel).getByRole("timer", { hidden: true }).textContent)).toBe("");
  });

  test("lists the leaders in the order of the file; chance comes later", () => {
    const items = within(within(main("letos")).getByRole("region", { name: "Vedoucí" })).getAllByRole("listitem");
    expect(items.map((item) => readable(item.lastElementChild?.lastElementChild?.textContent))).toEqual(
      leaders.map(({ name }) => printed(name)),
    );
  });

  test("only leaders with both pictures who are not disabled react; one without any has the name only", () => {
    for (const { name, image, hoverImage, disabled } of leaders) {
      const reacts = Boolean(image && hoverImage && !disabled);
      expect([name, within(main("letos")).queryByRole("button", { name: typeset(name) }) !== null]).toEqual([
        name,
        reacts,
      ]);
    }
    const region = within(main("letos")).getByRole("region", { name: "Vedoucí" });
    const pictures = [...region.querySelectorAll("picture")];
    for (const picture of pictures) expect(preview(picture)).toMatch(/^url\("?data:image/);
    const portraits = new Set(pictures.map((picture) => picture.querySelector("img")?.getAttribute("src")));
    expect(portraits.size).toBe(new Set(leaders.flatMap(({ image }) => image ?? [])).size);
    expect(pictures.length).toBe(leaders.filter(({ image }) => image).length);
  });
});

describe("Historie", () => {
  const history = data("history.json");
  const list = (name: string) =>
    within(within(main("historie")).getByRole("region", { name })).getAllByRole("listitem");
  const number = (year: string) => (year === "…" ? Number.NEGATIVE_INFINITY : Number(year));

  test("has the camps first, then the others", () => {
    expect([...main("historie").querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
      "Tábory",
      "Další",
    ]);
  });

  test.each([
    ["Tábory", true, "h4"],
    ["Další", false, "h3"],
  ])("the list %s holds all of its entries, newest first, unknown years last", (name, camps, heading) => {
    const expected = history
      .filter(({ isCamp }) => Boolean(isCamp) === camps)
      .sort((a, b) => Number(a.title === "Neznámé") - Number(b.title === "Neznámé") || number(b.year) - number(a.year));
    const shown = list(name).map((card) => ({
      title: readable(card.querySelector(`${heading} a`)?.firstChild?.textContent),
      year: card.querySelector("p")?.textContent,
      link: card.querySelector("a")?.getAttribute("href"),
    }));
    expect(shown).toEqual(
      expected.map(({ title, year, link }) => ({
        title: title === undefined ? "…" : printed(title) || year,
        year,
        link,
      })),
    );
  });

  test("each card has a blurred preview, its own picture, an icon and an album in a new tab", () => {
    const cards = [...list("Tábory"), ...list("Další")];
    for (const card of cards) {
      expect(preview(card.querySelector("picture"))).toMatch(/^url\("?data:image/);
      expect(card.querySelector("svg")).not.toBeNull();
      expect(card.querySelector("a")).toHaveAttribute("target", "_blank");
      expect(card.querySelector("a")).toHaveAttribute("rel", "noopener noreferrer");
    }
    const pictures = cards.map((card) => card.querySelector("picture img")?.getAttribute("src"));
    for (const address of pictures) expect(address).toMatch(/^\/static\//);
    expect(new Set(pictures).size).toBe(new Set(history.map(({ image }) => image)).size);
  });

  test("each known year can be pointed at, the camp by its year, a reunion by -sraz", () => {
    for (const { year, isCamp, title } of history.filter(({ year }) => year !== "…")) {
      const anchored = main("historie").querySelector(`[id="${isCamp ? year : `${year}-sraz`}"]`);
      expect([title, anchored?.textContent?.includes(year)]).toEqual([title, true]);
    }
  });
});

describe("Soubory", () => {
  const files = data("files.json");

  test("shows each document with type and true size, opening in a new tab", () => {
    const cards = within(main("soubory")).getAllByRole("listitem");
    expect(cards).toHaveLength(files.length);
    for (const [index, { title, text, link }] of files.entries()) {
      const card = cards[index] as HTMLElement;
      expect(readable(card.textContent)).toContain(printed(text));
      if (!link) {
        expect(within(card).queryByRole("link")).toBeNull();
        continue;
      }
      const anchor = within(card).getByRole("link");
      const size = Math.round(statSync(join("static", link)).size / 1000);
      expect(readable(anchor.textContent)).toContain(printed(title));
      expect(readable(anchor.textContent)).toContain(size < 1000 ? `(PDF, ${size} kB)` : "MB)");
      expect(anchor).toHaveAttribute("href", link);
      expect(anchor).toHaveAttribute("target", "_blank");
    }
  });

  test("tells how to save a document", () => {
    expect(main("soubory").textContent).toMatch(/pravým tlačítkem a\u00A0zvolte „Uložit odkaz jako“/);
  });
});

describe("Kontakty", () => {
  const { leader, deputy } = data("contacts.json");
  const person = (name: string) => within(within(main("kontakty")).getByRole("region", { name }));
  const digits = (phone: string) => phone.replace(/\s/g, "");
  const spaced = (phone: string) =>
    `${digits(phone).slice(0, -9)} ${digits(phone).slice(-9).match(/.{3}/g)?.join(" ")}`;

  test.each([
    ["Hlavní vedoucí", leader.phone],
    ["Zástupce hlavního vedoucího", deputy.phone],
  ])("%s can be called", (name, phone) => {
    expect(person(name).getByRole("link", { name: (name) => readable(name) === spaced(phone) })).toHaveAttribute(
      "href",
      `tel:${digits(phone)}`,
    );
  });

  test("the main leader comes first; each way is named", () => {
    const texts = [...main("kontakty").querySelectorAll("h2, dt")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["Hlavní vedoucí", "Telefon", "E-mail", "Zástupce hlavního vedoucího", "Telefon"]);
  });

  test("the main leader can be written to", () => {
    expect(person("Hlavní vedoucí").getByRole("link", { name: leader.email })).toHaveAttribute(
      "href",
      `mailto:${leader.email}`,
    );
  });
});
