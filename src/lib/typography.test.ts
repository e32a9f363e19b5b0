import { typeset } from "./typography";

// ~ is a no-break space.
test.each([
  ["K ohni s kytarou", "K~ohni s~kytarou"],
  ["a v lese i u vody", "a~v~lese i~u~vody"],
  ["(v noci)", "(v~noci)"],
  ["od 8 do 15 let", "od 8 do 15~let"],
  ["ve 14.00 z hlavního nádraží", "ve 14.00 z~hlavního nádraží"],
  ["deset % a 25 °C", "deset % a~25~°C"],
  ["10 % dětí", "10~% dětí"],
  ["7 až 8 nebo 9 od 10 pro 2 děti po 90 €", "7 až 8 nebo 9 od 10 pro 2~děti po 90~€"],
  ["děti 8-15 let", "děti 8–15~let"],
  ["roky 1976 - 2025", "roky 1976–2025"],
  ["20.-27. 7. 2025", "20.–27.~7.~2025"],
  ["20. července", "20.~července"],
  ["III. turnus", "III.~turnus"],
  ["V roce 2025. Potom", "V~roce 2025. Potom"],
  ["nebo 777 12 34 56", "nebo 777~12~34~56"],
  ["heslo “Pravda” a ”v lese“", "heslo „Pravda“ a~„v~lese“"],
  ["„Ahoj“ a „v lese“", "„Ahoj“ a~„v~lese“"],
  ['„Ahoj" v lese', "„Ahoj“ v~lese"],
  ['pište na "a@tabor.example" a volejte', "pište na „a@tabor.example“ a~volejte"],
  ['viz "https://tabor.example/a-1-2" nebo "www.a.cz/1-2"', "viz „https://tabor.example/a-1-2“ nebo „www.a.cz/1-2“"],
  ["a pak...", "a~pak…"],
  ["a@tabor.example a b@tabor.example", "a@tabor.example a~b@tabor.example"],
  ["20.- 27. 7. 2025", "20.–27.~7.~2025"],
  ["28. 7. - 3. 8. a 28. 12. 2025-3. 1. 2026", "28.~7.~–~3.~8.~a~28.~12.~2025~–~3.~1.~2026"],
  ["28.7.-3.8. 2025 v 8.00-9.00", "28.7.–3.8.~2025 v~8.00–9.00"],
  ["10. 7. 14-16 a 1. 7.-8. hodina", "10.~7.~14–16 a~1.~7.–8.~hodina"],
  ["+420 603-123-456, 777 - 123 - 456", "+420~603-123-456, 777~– 123~– 456"],
  ["viz tabor.cz/2024-2025", "viz tabor.cz/2024-2025"],
  ["datum 2025-07-20", "datum 2025-07-20"],
  ["web klub-2024-2025.cz a okolí", "web klub-2024-2025.cz a~okolí"],
  ["česko-slovenský", "česko-slovenský"],
])("%j becomes %j", (typed, expected) => {
  expect(typeset(typed).replaceAll("\u00A0", "~")).toBe(expected);
});
