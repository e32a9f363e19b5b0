import { within } from "@testing-library/dom";
import { builtPage, normalizeSpace } from "../support/built-page";

const main = () => within(builtPage("/historie/").body).getByRole("main");

test("the camps come first, by decades, then the other events; a section counts its entries and has a card for each", () => {
  const sections = [...main().querySelectorAll("section")].map((section) => [
    ...["h2, h3", "p"].map((part) => normalizeSpace(section.querySelector(part)?.textContent)),
    section.id,
    [...section.querySelectorAll(":scope > ol > li")]
      .map((item) => (item.querySelector("h3, h4") ? item.id : `${item.id}?`))
      .join(" "),
  ]);
  // A year with a question mark is an empty frame. In 1989 and 2021 there was no camp.
  expect(sections).toEqual([
    ["Tábory", "13 táborů, 1984–2022", "tabory", ""],
    ["Léta 2020–2022", "2 tábory", "leta-2020", "2022 2020"],
    [
      "Léta 2013–2019",
      "2 tábory, 8 let nám chybí",
      "leta-2010",
      "2019 2018? 2017? 2016? 2015? 2014? 2013 2012? 2011? 2010?",
    ],
    [
      "Léta 2003–2008",
      "2 tábory, 8 let nám chybí",
      "leta-2000",
      "2009? 2008 2007? 2006? 2005? 2004? 2003 2002? 2001? 2000?",
    ],
    [
      "Devadesátá léta",
      "3 tábory, 1991–1999, 7 let nám chybí",
      "leta-1990",
      "1999 1998? 1997? 1996? 1995? 1994 1993? 1992? 1991 1990?",
    ],
    ["Osmdesátá léta", "3 tábory, 1984–1987, 2 roky nám chybí", "leta-1980", "1988? 1987 1986 1985? 1984"],
    ["Neznámý rok", "1 tábor", "neznamy-rok", "pochod-za-sluncem"],
    ["Další", "4 akce, 2010–2022", "dalsi", "2022-sraz 2010-sraz stavba-jidelny nezname"],
  ]);
});

test("a card leads to its page and to its album in a new tab, and has a picture of its own, which is silent", () => {
  const card = within(main().querySelector("[id='1987']") as HTMLElement);
  const page = card.getByRole("link", { name: /^1987, Hrad v\smlze$/ });
  expect(page).toHaveAttribute("href", "/historie/1987/");
  expect(card.getByRole("heading", { level: 4 })).toContainElement(page);
  const album = card.getByRole<HTMLAnchorElement>("link", { name: /^Album: / });
  expect([album.href, album.target, album.rel]).toEqual([
    "https://alba.tabor.example/1987",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(card.getByRole("presentation")).toHaveAttribute("src", expect.stringMatching(/\/1987\.jpg$/));
  const pictures = [...main().querySelectorAll("li picture img")].map((image) => image.getAttribute("src"));
  expect(new Set(pictures).size).toBe(17);
});

test("an empty frame asks for a picture of its year", () => {
  const frame = within(main().querySelector("[id='2018']") as HTMLElement);
  const request = frame.getByRole<HTMLAnchorElement>("link", { name: "Máte fotku? Napište nám" });
  const email = "hlavni.vedouci@stanovy-tabor-les.example";
  expect(decodeURIComponent(request.href)).toBe(`mailto:${email}?subject=Fotka z roku 2018`);
});
