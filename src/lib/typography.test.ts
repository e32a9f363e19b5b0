import { typeset } from "./typography";

// ~ is a no-break space.
test.each([
  ["v lese a na louce", "v~lese a~na louce"],
  ["K ohni s kytarou", "K~ohni s~kytarou"],
  ["a v lese i u vody", "a~v~lese i~u~vody"],
  ["(v noci)", "(v~noci)"],
  ["od 8 do 15 let", "od 8 do 15~let"],
  ["deset % a 25 °C", "deset % a~25~°C"],
  ["10 % dětí", "10~% dětí"],
  ["děti 8-15 let", "děti 8–15~let"],
  ["roky 1976 - 2025", "roky 1976–2025"],
  ["20.-27. 7. 2025", "20.–27.~7.~2025"],
  ["20. 7. 2025", "20.~7.~2025"],
  ["20. července", "20.~července"],
  ["III. turnus", "III.~turnus"],
  ["V roce 2025. Potom", "V~roce 2025. Potom"],
  ["voláme na +420 000 000 001", "voláme na +420~000~000~001"],
  ["nebo 777 12 34 56", "nebo 777~12~34~56"],
  ["110 00 Praha", "110~00~Praha"],
  ["10 000 kroků", "10~000~kroků"],
  ['heslo "Pravda"', "heslo „Pravda“"],
  ["les - louka", "les~– louka"],
  ["a pak...", "a~pak…"],
  ["do 3. třídy", "do 3.~třídy"],
  ["viz https://tabor.example/a-1-2/k 1", "viz https://tabor.example/a-1-2/k 1"],
  ["pište na a@tabor.example a volejte", "pište na a@tabor.example a~volejte"],
  ["a@tabor.example a b@tabor.example", "a@tabor.example a~b@tabor.example"],
  ["20. - 27. 7. 2025", "20.–27.~7.~2025"],
  ["20.- 27. 7. 2025", "20.–27.~7.~2025"],
  ["28. 7. - 3. 8. 2025", "28.~7.~– 3.~8.~2025"],
  ["viz tabor.cz/2024-2025", "viz tabor.cz/2024-2025"],
  ["datum 2025-07-20", "datum 2025-07-20"],
  ["web klub-2024-2025.cz a okolí", "web klub-2024-2025.cz a~okolí"],
  ["soubor prihlaska-2024-25.pdf", "soubor prihlaska-2024-25.pdf"],
  ["tábor 20.-27.července", "tábor 20.–27.července"],
  ["česko-slovenský", "česko-slovenský"],
  ["", ""],
])("%j becomes %j", (typed, expected) => {
  expect(typeset(typed).replaceAll("\u00A0", "~")).toBe(expected);
});

test("a second pass changes nothing", () => {
  const once = typeset('Od 8-15 let, 20. 7. 2025 "u ohně" - v lese...');
  expect(typeset(once)).toBe(once);
});
