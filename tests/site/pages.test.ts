import { within } from "@testing-library/dom";
import { builtPage, normalizeSpace } from "../support/built-page";

const main = (page: string) => within(builtPage(page).body).getByRole("main");
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => normalizeSpace(textContent));
/** The texts of each row of definition lists: label and value. */
const rows = (element: Element) => [...element.querySelectorAll("dl > div")].map(({ children }) => texts(children));

test("Úvod has the heading, this year's camp, the paragraphs, the film and the tents in this order", () => {
  expect(texts(main("/").querySelectorAll("h1, a > p:not([hidden]), p:not(a > *, h2 ~ *), button, h2"))).toEqual([
    "Vítejte pod Modřínem",
    "Tábor 10.–17. 7. 2022, téma: Ostrov v bouři",
    "Jezdíme sem od roku 1984 a pořád je to stejná louka: 2 km od vsi, 300 m od vody a 5 minut od lesa.",
    "Bydlíme ve stanech bez podlahy, a tak se usíná ve vůni trávy.",
    "Děti od 8 do 15 let tu najdou kamarády, procvičí si tělo i mysl a spolu se nasmějí.",
    "Každý tábor má své téma a v něm ponaučení – jaké, to si musí každý najít sám…",
    "Na dotazy odpovídáme na adrese hlavni.vedouci@stanovy-tabor-les.example nebo na telefonu 000 000 011.",
    "Pustit film",
    "39 let pod stany. Který je váš?",
  ]);
});

describe("Letos", () => {
  const letos = () => within(main("/letos/"));

  test("has its panels in order, with theme, start, end and the club's own rows, invitation and status", () => {
    const panels = "Základní informace, Pozvánka, Začínáme za, Stav přihlášek, Vedoucí, Na co se rodiče ptají, Co dál";
    const headings = [...main("/letos/").querySelectorAll("h2")];
    expect(headings.map(({ firstChild }) => normalizeSpace(firstChild?.textContent)).join(", ")).toBe(panels);
    expect(rows(main("/letos/"))).toEqual([
      ["Téma", "Ostrov v bouři"],
      ["Začátek", "10. 7. 2022"],
      ["Konec", "17. 7. 2022"],
      ["Pro koho", "děti od 8 do 15 let"],
      ["Odjezd a návrat, vlakem, nebo po vlastní", expect.stringMatching(/^v neděli .* ve 14\.00 .* nesmí\.$/)],
      ["Cena", "4 200 Kč, sourozenci po 3 900 Kč"],
      ["Co s sebou", "seznam v Souborech"],
      ["Hlavní vedoucí", "+420 000 000 011"],
    ]);
    expect(letos().getByRole("link", { name: /^seznam v\s+Souborech$/ })).toHaveAttribute("href", "/soubory/");
    expect(letos().getByRole("region", { name: "Pozvánka" }).textContent).toMatch(/Připlujte s.* moře uvěří\.$/);
    const status = letos().getByRole("link", { name: /^Kapacita turnusu naplněna, zapište se mezi náhradníky v\s/ });
    expect(status).toHaveAttribute("href", "https://prihlaska.tabor.example/nahradnici");
    expect(status).toHaveAttribute("target", "_blank");
  });

  test("has the questions of parents, each with its answer, the last paragraph with its link", () => {
    const panel = letos().getByRole("region", { name: "Na co se rodiče ptají" });
    expect(texts(panel.querySelectorAll("summary, p")).map((text) => text.slice(0, 33))).toEqual([
      "Musí dítě umět plavat, když je os",
      ...[
        "Nemusí. Kdo neumí, má vestu a jed",
        "Vestu nosí ve vodě i ten, kdo pla",
        "Souhlas s plavbou je v Souborech.",
      ],
      ...["Vezmete i dítě, kterému je 7 let?", "Až za rok, je mi líto – loď je pr"],
      ...["Smí mít telefon?", "Smí, ale vybije se mu druhý den a"],
    ]);
    const links = [...panel.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Souhlas s\u00A0plavbou je v\u00A0Souborech.", "/soubory/"],
      [expect.stringMatching(/^Až\sza\srok.*\snové\skartě$/), "/files/dulezite-informace.pdf"],
    ]);
  });

  test("has the leaders in the order of the file, each with a portrait of their own, one without", () => {
    const badges = within(letos().getByRole("region", { name: "Vedoucí" })).getAllByRole("listitem");
    const shown = badges.map((badge) => {
      const [, portrait] = /([^/]+)\.jpg$/.exec(badge.querySelector("picture img")?.getAttribute("src") ?? "") ?? [];
      return `${normalizeSpace(badge.firstElementChild?.lastElementChild?.textContent)}: ${portrait}`;
    });
    expect(shown.join(", ")).toBe(
      "Sova: sova, Bobr: bobr, Jiskra: jiskra, Kompas: undefined, Pampeliška z Horní Lhoty: pampeliska, Medvěd: medved, Rys: rys, Veverka: veverka, Tygřík: tygrik",
    );
  });
});

test("Soubory has each document with its type and size, opening in a new tab, and one that is still to come", () => {
  const cards = within(main("/soubory/")).getAllByRole("listitem");
  const shown = cards.map((card) => [
    normalizeSpace(card.querySelector("h2")?.textContent),
    card.querySelector("p")?.textContent?.slice(0, 10),
    ...["href", "target"].map((name) => card.querySelector("a")?.getAttribute(name)),
  ]);
  const form = "Přihláška na tábor i s prohlášením rodičů a souhlasem s focením a se zveřejněním";
  const opens = "– otevře se v nové kartě";
  expect(shown).toEqual([
    [`Důležité informace (PDF, 12 kB) ${opens}`, "Co zabalit", "/files/dulezite-informace.pdf", "_blank"],
    [`${form} (PDF, 4 kB) ${opens}`, "Vyplňte ji", "/files/Přihláška na tábor.pdf", "_blank"],
    ["Souhlas s plavbou", "Připravuje", undefined, undefined],
  ]);
});

test("Kontakty names the main leader with phone and e-mail, then the deputy with a phone", () => {
  const people = [...main("/kontakty/").querySelectorAll("section")];
  expect(people.map((person) => [...texts(person.querySelectorAll("h2, p")), ...rows(person)])).toEqual([
    [
      "Hlavní vedoucí",
      "Sova z Modřína",
      ["Telefon", "+420 000 000 011"],
      ["E-mail", "hlavni.vedouci@stanovy-tabor-les.example"],
    ],
    ["Zástupce hlavního vedoucího", "Bobr od potoka", ["Telefon", "+420 000 000 012"]],
  ]);
  const links = within(main("/kontakty/")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:+420000000011",
    "mailto:hlavni.vedouci@stanovy-tabor-les.example",
    "tel:+420000000012",
    "mailto:hlavni.vedouci@stanovy-tabor-les.example?subject=Odstran%C4%9Bn%C3%AD%20fotky",
  ]);
  // The line may break after the @ and before a dot.
  expect(links[1]?.innerHTML).toBe("hlavni<wbr>.vedouci@<wbr>stanovy-tabor-les<wbr>.example<wbr>");
  expect(links[1]).toHaveAccessibleName("hlavni.vedouci@stanovy-tabor-les.example");
});
