import * as z from "zod";
import { type FileKind, fieldValue, kinds } from "./file-kinds";

// All texts are Czech, for volunteers. A message is the rest of a sentence that begins with the word „Hodnota“ („the value“). The
// form and editors of JSON show the label (`title`) and the hint (`description`) of a field.

declare module "zod" {
  interface GlobalMeta {
    /** Examples that messages quote, and that editors of JSON offer. */
    examples?: string[];
    /** Folder of the project into which the form uploads a file. */
    upload?: string;
    /** Whether the switch in the form is on in a new record. */
    startsOn?: boolean;
    /** Finds in a pasted text what may be the value of the field (see repair.ts). */
    findIn?: (text: string) => readonly string[] | null;
    /** Turns a text into the value that a person certainly means (see repair.ts). */
    repair?: (text: string) => string;
  }
}

const anyText = z.string();

/** A text that is not just a path, a URL, a file name, an e-mail address or a phone number. Those belong in other fields. */
export const words = anyText.regex(
  /^(?!(\.{0,2}\/\S*|[Hh]ttps?:\S+|\S+\.(jpe?g|JPE?G|png|PNG|webp|heic|HEIC|pdf|PDF|mp4)|\S+@\S+\.\w+|\+?\d[\d ]{8,})$)/,
  "nesmí být cesta, adresa, název souboru ani telefon; patří-li do jiného pole, vyměňte hodnoty obou polí",
);

/** The message about a text of more than `limit` characters. */
export const tooLong = (limit: number) => ({
  error: ({ input }: { input?: unknown }) => `nesmí být delší než ${limit} znaků, teď jich má ${String(input).length}`,
});

const limited = (base: z.ZodString, limit: number) => base.regex(/\S/, "nesmí být prázdná").max(limit, tooLong(limit));

/** Words that are not blank, of at most `limit` characters. */
export const text = (limit: number) => limited(words, limit);

/** A list of texts that are not blank, of at most `limit` characters each. */
export const paragraphs = (limit: number) =>
  z.array(text(limit).meta({ title: "Odstavec" })).min(1, "má mít aspoň jeden odstavec");

const address = anyText.regex(/^(?!.*(\\|\.\.\/))/, "nesmí obsahovat zpětné lomítko ani ../; složky odděluje /");

/** The path of a picture in a folder of data/, relative to data/. */
export const picture = (folder: string, file = "jmeno-souboru.jpg") =>
  address
    .regex(/^\.\/\S/, `má být cesta, která začíná „./${folder}/“`)
    .meta({ examples: [`./${folder}/${file}`], upload: `data/${folder}` });

const FILE_NAME =
  "nesmí obsahovat ?, # ani %; místo %20 pište mezeru, a když má některý z nich soubor v názvu, přejmenujte ho";

/** The URL path of a file in static/: `/files/informace.pdf`. The file has to be in the folder of its kind. */
export const sitePath = (kind: FileKind, file: string) => {
  const { folder, extension, noun } = kinds[kind];
  const start = fieldValue(`${folder}/`);
  const expected = `má být ${noun} nahraný do složky ${folder}, ne z jiného webu, bez slova static (soubor jiného druhu napřed převeďte, změnit mu příponu nestačí)`;
  return address
    .regex(/^(?!\/.*[?#%])/, FILE_NAME)
    .regex(new RegExp(`^${start}\\S.*${extension.source}`, "i"), expected)
    .meta({ examples: [start + file], upload: folder });
};

const NO_PERSON =
  "nesmí být e-mail (ten napište do textu), ani mít jméno a heslo; smažte vše mezi // a znakem @, i s ním";
const url = address
  .regex(/^(?!(mailto:|[Hh]ttps?:\/\/)?[^/?#]*@)/, NO_PERSON)
  .regex(/^(?!https?:\/\/.*[^/=]https?:\/\/)/i, "nesmí obsahovat dvě adresy; jednu z nich smažte")
  .regex(
    /^(?!.*[…,.;"“”»>\]]$|[^(]*\)$)/,
    "nesmí končit tečkou, čárkou, uvozovkou ani závorkou; zkrácenou zkopírujte celou z prohlížeče",
  );

const URL_START = "(?:[Hh]ttps?://|(?<![\\p{L}\\d@./-])[Ww]ww\\.)";
const NO_URL = `(?:(?!${URL_START}).)*`;
const WORD = "\\s[^\\p{L}\\d/]*(\\d+\\.? )*(\\p{Lu}+|\\p{L}\\p{Ll}*)(?![\\p{L}\\d/=&#%_-])";
/**
 * Finds the only URL in a text. If a space and anything but a word follow the URL, nothing is found, because the URL may go on after
 * the space.
 */
const ONLY_URL = new RegExp(`^${NO_URL}(${URL_START}[^\\s<>"„“”]+)([^\\p{L}\\d]*|([>"“”]|${WORD})${NO_URL})$`, "u");
const findUrls = (text: string) => ONLY_URL.exec(text)?.slice(1, 2) ?? null;
/** The parameters by which social networks track a link. */
const TRACKING = /(?<=[?&])(utm_\w+|fbclid|gclid|igshid|igsh)=[^&#]*&?/g;
const repairUrl = (url: string) =>
  url
    .replace(/^[Ww]ww\./, "https://www.")
    .replace(TRACKING, "")
    .replace(/[?&](?=#|$)/, "");

/** Host, port and rest of a URL. The patterns below put the scheme before it, also as „Https“, which phones write. */
const SITE =
  "([\\p{L}\\d_-]+\\.)+[\\p{L}\\d-]+(:([1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?";
const ALBUM = "https://alba.tabor.example/1987";
export const webUrl = url
  .regex(
    new RegExp(`^[Hh]ttps?://${SITE}$`, "u"),
    `má být jedna celá adresa i s https:// malými písmeny, bez textu před ní a za ní a bez mezer`,
  )
  .meta({ examples: [ALBUM], findIn: findUrls, repair: repairUrl });

/** Matches a tag of HTML, or a character reference such as `&nbsp;`. The site would show both as they are typed. */
export const HTML = /<(\/?[a-zA-Z][a-zA-Z\d]*(\s[^<>]*)?\/?|!--.*)>|&#?\w{2,};/;

/** A text without HTML. Unlike `text`, it may be a URL, an e-mail address or a phone number. */
export const plainText = (limit: number) =>
  limited(anyText, limit).regex(
    new RegExp(`^(?!.*(${HTML.source}))`),
    "nesmí obsahovat značky HTML, jako <b>, ani zápis jako &nbsp; (napište místo něj sám znak)",
  );

/** A link in a text: to a page of the menu, to a document, or to another site. */
export const link = url
  .regex(/^(?!\/files\/.*[?#%])/, FILE_NAME)
  .regex(
    new RegExp(`^([Hh]ttps://${SITE}|/((letos|historie|soubory|kontakty)/)?|/files/\\S.*\\.[pP][dD][fF])$`, "u"),
    "má být celá adresa i s https://, nebo stránka tohoto webu: /, /letos/, /historie/, /soubory/, /kontakty/, případně dokument: /files/dulezite-informace.pdf",
  )
  .meta({ examples: ["/soubory/", "https://prihlaska.tabor.example/2026"], findIn: findUrls, repair: repairUrl });

/** The earliest year that may be entered. Which year is the last one depends on the clock, so validateSchema checks both ends. */
export const EARLIEST_YEAR = 1900;
export const YEAR_RANGE = `má být rok od ${EARLIEST_YEAR} do letošního`;

/** The first year in the footer. */
export const footerYear = z.int("má být rok jako celé číslo, například 2017").min(EARLIEST_YEAR, YEAR_RANGE);

/** A year, or „…“ if nobody knows the year. */
export const year = z
  .string()
  .regex(/^(\d{4}|…)$/, "má být rok, nebo tři tečky …, když ho nikdo nezná; rok má jen čtyři číslice")
  .meta({
    title: "Rok",
    description: "Když ho nikdo nezná, napište tři tečky.",
    examples: ["1987", "…"],
    repair: (text) => (text === "..." ? "…" : text),
  });

export const placeholder = z.boolean().optional().meta({
  title: "Zástupný obsah",
  description: "Zapnuto znamená, že je tu něco vymyšleného a web se s tím nezveřejní. Až všechno nahradíte, vypněte.",
});
