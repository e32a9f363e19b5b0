import { readFileSync } from "node:fs";
import type { Sharp } from "sharp";
import { ContentFixture, image, sample } from "../../tests/support/content-fixture";
import { formatReport } from "./format-report";

// Each mistake has one message, and whoever obeys it has valid content.

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

/** Expects one problem, of which the report says the pattern; what this has in parentheses is what to type. */
async function report(pattern: RegExp): Promise<string[]> {
  const problems = await content.problems();
  expect(problems).toHaveLength(1);
  const text = formatReport({ problems, placeholders: [] }).text.replace(/\s+/g, " ");
  expect(text).toMatch(pattern);
  return pattern.exec(text)?.slice(1) ?? [];
}

/** What one types who obeys: the mistake changed, or what the report says. */
type Obey = (mistake: string, ...said: string[]) => string;

const toSlash: Obey = (text) => text.replace(/\\+/g, "/");
const [ALBUM, GOOGLE] = ["https://alba.tabor.example/2025", "https://photos.google.com"];
const share: Obey = () => `${GOOGLE}/share/AF1?key=x`;
const AUTHOR = '{"name":"autor","url":"https://autor.example"}';
const PRICE = '"label":"Cena","text":"podle domluvy"';
const IMAGE = '"image":"./leaders/01.jpg",';

type Mistake = [file: string, right: string, wrong: string, says: RegExp, obey: Obey];
test.each<Mistake>([
  ["camp", '"Hrad",', '"Hrad,"\n', /uvnitř uvozovek.*Přesuňte ji za ně/, (text) => text.replace(',"', '",')],
  ["camp", '"Hrad",', '"Hrad"\n', /Chybí čárka.*Napište ji sem/, (text) => `${text},`],
  ["camp", '"Hrad",', '"Hrad",,', /Čárka navíc.*Smažte ji/, (text) => text.slice(0, -1)],
  ["camp", '"Hrad",', '"Hrad,\n', /rovné uvozovky před něj i za něj \(před čárku\)/, () => '"Hrad",\n'],
  ["camp", '"Hrad"', "„Hrad“", /jsou-li tam jiné, nahraďte je/, (text) => text.replace(/[„“]/g, '"')],
  ["camp", '"Hrad"', '"Hrad" tr', /Zbytek smazaného řádku smažte/, (text) => text.slice(0, -3)],
  ["site", ":2017", ":02017", /celé číslo \(bez nul na začátku\)/, (text) => text.replace("0", "")],
  ["contacts", "000 001", "000 0O1", /0, ne O/, (text) => text.replace("O", "0")],
  ["contacts", "vedouci@", "vědouci@", /bez mezer, čárek a háčků/, (text) => text.replace("ě", "e")],
  ["contacts", '"phone":"+420 000 000 002"', "", /řádek (".*": ).*("\+.* 00)/, (_, ...said) => `${said.join("")}2"`],
  ["camp", '"2025-07-27"', '""', /například ("[\d-]+")/, (_, date) => String(date)],
  ["camp", `[{${PRICE}}]`, `{${PRICE}}`, /seznam v hranatých závorkách \[ \]/, (text) => `[${text}]`],
  ["history", '["Pršelo."]', '"Pršelo.\\n"', /v hranatých závorkách \[ \]/, (text) => `[${text}]`],
  ["history", '["Pršelo."]', '{ "Pršelo." }', /seznam textů je v \[ \]/, () => '["Pršelo."]'],
  ["camp", '"theme"', '"theme":"Les","theme"', /dvakrát.*smažte.* vraťte předchozí podobu/, () => '"theme"'],
  ["leaders", '},{"id":"2"', ',"id":"2"', /první pole (}, {)/, (_, ends) => `${ends}"id":"2"`],
  ["history", '"Věž"', '["Věž"]', /má být text v uvozovkách.* přepište podle toho/, (text) => text.slice(1, -1)],
  ["site", AUTHOR, "[]", /ve složených závorkách \{ \} s poli name, url/, () => AUTHOR],
  ["history", "./history/2025.jpg", ".\\history\\2025.jpg", /V cestě .* pište místo něj \//, toSlash],
  ["history", "./history/2025.jpg", "./history\\\\2025.jpg", /zpětné lomítko.* složky odděluje \//, toSlash],
  ["camp", "14:00:00+02:00", "14:00:00+01:00", /v létě (\+02:00)/, (text, offset) => text.slice(0, 8) + offset],
  ["site", "2017", "1899", /od (1900)/, (_, year) => String(year)],
  ["site", "2017", "2026", /do letošního/, () => "2025"],
  ["history", "alba.tabor.example/2025", "me:pw@alba.tabor.example/2025", /smažte vše mezi/, (text) => text.slice(6)],
  ["history", "example/2025", "example/20…", /zkrácenou zkopírujte celou/, () => "example/2025"],
  ["history", "example/2025", "example/2025https://b.cz", /dvě adresy/, () => "example/2025"],
  ["camp", '"Hrad",', '"Hrad\\",\n', /zpětné lomítko.* jinde ho smažte/, (text) => text.replace("\\", "")],
  [
    "leaders",
    '"id":"2",',
    '"id":"1",',
    /jeden záznam smažte, jinak ji v tom novém změňte/,
    (text) => text.replace("1", "2"),
  ],
  ["history", "example/2025", "example/20 25", /bez mezer/, () => "example/2025"],
  ["history", "example/2025", "example:65536/2025", /celá adresa/, (text) => text.replace("6/", "5/")],
  ["history", ALBUM, `${GOOGLE}/u/0/share/AF1`, /ostatním neotevře, .* vytvořte odkaz a vložte sem ten/, share],
  ["history", ALBUM, "http://192.168.1.9/1", /ostatním neotevře/, () => ALBUM],
  ["history", ALBUM, "https://drive.google.com/drive/u/0/folders/1", /ostatním neotevře/, () => ALBUM],
  ["history", ALBUM, "https://mail.google.com/mail/u/0/#inbox/1", /ostatním neotevře/, () => ALBUM],
  ["history", ALBUM, "https://docs.google.com/forms/d/1/edit#settings", /ostatním neotevře/, () => ALBUM],
  ["history", ALBUM, `${GOOGLE}/share/AF1`, /ostatním neotevře/, share],
  ["history", ALBUM, `Fotky: ${ALBUM.slice(8)}`, /bez textu před ní/, () => ALBUM],
  ["history", ALBUM, "https://www.facebook.com/share/1A2b/", /ostatním neotevře/, () => ALBUM],
  ["history", ALBUM, "https://tabor.example/sprava/#/collections", /ostatním neotevře/, () => ALBUM],
  ["leaders", IMAGE, "", /řádek "image": .* bez něj se druhý portrét neukáže/, () => IMAGE],
  ["files", "/files/informace", "https://a.cz/?a=/informace", /má být dokument PDF/, () => "/files/informace"],
  ["camp", '"Hrad"', '"<b>Hrad</b>"', /<b> .* Smažte jen značky/, (text) => text.replace(/<.*?>/g, "")],
  ["camp", '"Hrad"', '"**Hrad**"', /\*\*Hrad\*\* .* Smažte jen značky/, (text) => text.replaceAll("*", "")],
  ["camp", '"Hrad"', '"(*Hrad na kopci*)"', /\*Hrad na kopci\* .* slova mezi nimi nechte/, () => '"Hrad na kopci"'],
  ["camp", '"Hrad"', '"# Hrad"', /Nalezeno: # /, () => '"Hrad"'],
  ["camp", '"Hrad"', '"[Hrad](https://a.cz)"', /Adresu přesuňte do pole „link“/, () => '"Hrad"'],
  ["camp", '"Hrad"', '"Hrad (https://a.cz/b)"', /Adresu přesuňte/, () => '"Hrad"'],
  ["camp", '"Hrad"', '"Hrad, www.a.cz"', /Nalezeno: www\.a\.cz .* Adresu přesuňte/, () => '"Hrad"'],
  ["camp", '"Po', '"[21:14, 26. 7. 2026] Jana: Po', /\[21:14.* Jana: .* čas a jméno ze zprávy smažte/, () => '"Po'],
  ["camp", '"end"', '"statusLink":"jana@klub.cz","end"', /nesmí být e-mail \(ten napište do textu\)/, () => '"end"'],
  [
    "camp",
    '"Hrad"',
    '"Ostrov"',
    /záznam \(2024, Ostrov\).* stejné téma .*přepište v data\/camp\.json „theme“/i,
    () => '"Hrad"',
  ],
  ["camp", '"Hrad"', '"???"', /není hotový.* Dopište/, () => '"Hrad"'],
  ["camp", '"Hrad"', '"Doplnit téma"', /není hotový.* Dopište/, () => '"Hrad"'],
  ["camp", '"Hrad"', '"TBD"', /není hotový.* Dopište/, () => '"Hrad"'],
  ["camp", '"Hrad"', '"A&nbsp;B"', /&nbsp; .* napište sám znak/, (text) => text.replace("&nbsp;", " ")],
  ["camp", '"theme"', '"__proto__":{},"theme"', /pole „__proto__“ smažte i s hodnotou/, () => '"theme"'],
])("in %s %j is now %j: whoever obeys the report has valid content", async (file, right, wrong, says, obey) => {
  const path = `data/${file}.json`;
  const [before, after] = readFileSync(content.path(path), "utf8").split(right);
  content.write(path, before + wrong + after);
  content.write(path, before + obey(wrong, ...(await report(says))) + after);
  expect(await content.problems()).toEqual([]);
});

const GPS = { IFD3: { GPSLatitude: "50/1 5/1 0/1" } };
const placeTold = /^Obsah: 1 chyba .*bez údajů o poloze/;
const restore = /Co s tím: Vraťte předchozí podobu/;

test.each<[file: string, wrong: string | Buffer | Sharp, says: RegExp]>([
  ["data/camp.json", "{}\n", /Vraťte do něj předchozí obsah/],
  ["data/camp.json", Buffer.from('{ "theme": "Ta\xf8\xed" }', "latin1"), restore],
  ["data/camp.json", Buffer.from("\uFEFF{}", "utf16le"), restore],
  ["data/history.json", "[]", restore],
  ["data/history.json", JSON.stringify(sample["leaders.json"]), /Je tu obsah souboru leaders\.json\. .*Vraťte/],
  ["data/camp.json", '{ "theme": "T├íbor" }', restore],
  ["data/history/2025.jpg", image(800, 1).jpeg(), /800 bodů a výšku 400.* najděte větší/],
  ["data/history/2025.jpg", image(20_000, 800).jpeg(), /delší než 16383 bodů.* Zmenšete ho/],
  ["static/graphics/tabor.jpg", image(640, 360).jpeg().withExif(GPS), placeTold],
  ["static/video/tabor.mp4", `\0\0\0\x10ftypisom\0\0\0\0moovavc1${"x".repeat(26_300_000)}`, /25 MB.* některé hostingy/],
  ["static/video/tabor.mp4", "\0\0\0\x10ftypqt  \0\0\0\0\0\0\0\x08moov", /není film.*Uložte ho znovu jako film/],
  ["static/video/tabor.mp4", "\0\0\0\x10ftypisom\0\0\0\0moovhvc1", /není film/],
  ["static/files/informace.pdf", "%PDF-1.7\n<html></html>", /není dokument PDF/],
  ["static/files/informace.pdf", "%PDF-1.7\n/Author (Jan) %%EOF", /autora.* Nevadí-li to .*, nechte to tak/],
  ["static/files/informace.pdf", "%PDF-1.7\n/Author <FEFF004A> %%EOF", /autora/],
  ["static/files/informace.pdf", "%PDF-1.7\n<dc:creator><rdf:Seq><rdf:li>Jan</rdf:li> %%EOF", /autora/],
  ["static/files/informace.pdf", "%PDF-1.7\n<< /Encrypt 5 0 R >> %%EOF", /chráněný heslem/],
  ["static/graphics/tabor.jpg", image(320, 180).jpeg(), /640 bodů a výšku 360/],
  ["static/files/informace.pdf", `%PDF-1.7\n${"x".repeat(1e7)}%%EOF`, /10 MB/],
  ["static/files/informace.pdf", `%PDF-1.7\n${"x".repeat(26_300_000)}%%EOF`, /25 MB/],
])("a wrong %s is to be replaced", async (file, wrong, says) => {
  const right = readFileSync(content.path(file));
  content.write(file, typeof wrong === "object" && "toBuffer" in wrong ? await wrong.toBuffer() : wrong);
  await report(says);
  content.write(file, right);
  expect(await content.problems()).toEqual([]);
});
