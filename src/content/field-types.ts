import * as z from "zod";

// All texts are Czech, for volunteers. A message follows the word „Hodnota“ in the middle of a sentence. A label (title) and a
// hint (description) stand in the form and in editors of JSON alike.

declare module "zod" {
  interface GlobalMeta {
    /** Values that editors of JSON offer. */
    examples?: string[];
    /** Folder of the project into which the form uploads a file. */
    upload?: string;
    /** Whether the switch in the form is on in a new record. */
    startsOn?: boolean;
  }
}

/** What describeIssue explains further. */
export const NO_CONTROL_CHARACTERS = "nesmí obsahovat nový řádek (Enter), tabulátor ani jiný neviditelný znak";

/**
 * A text without control characters, line separators and lone surrogates: they break lines, feeds and addresses, or cannot be
 * printed. The base of all texts that no stricter pattern describes.
 */
export const line = z
  .string()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
  .regex(/^[^\u0000-\u001F\u007F-\u009F\u2028\u2029\uD800-\uDFFF]*$/u, NO_CONTROL_CHARACTERS);

/** A text that is not blank, of at most `limit` characters. */
export const text = (limit: number) =>
  line.regex(/\S/, "nesmí být prázdná").max(limit, `nesmí být delší než ${limit} znaků`);

/** A list of texts that are not blank, of at most `limit` characters each. */
export const paragraphs = (limit: number) =>
  z
    .array(
      text(limit).meta({ title: "Odstavec" }),
      'má být seznam v hranatých závorkách, každý odstavec v uvozovkách, například ["První.", "Druhý."]',
    )
    .min(1, "má mít aspoň jeden odstavec");

/** The path of a picture in a folder of data/, relative to data/. */
export const picturePath = (folder: string, file = "jmeno-souboru.jpg") => {
  const example = `./${folder}/${file}`;
  return line
    .regex(/^\.\/(?!.*\.\.\/)\S/, `má být cesta, která začíná „./${folder}/“, například ${example}`)
    .meta({ examples: [example], upload: `data/${folder}` });
};

/** The path of a file in a folder of static/, as it is on the site. */
export const sitePath = (folder: string, file: string) => {
  const example = `/${folder}/${file}`;
  return line
    .regex(new RegExp(`^/${folder}/\\S`), `má být cesta na webu, například ${example}`)
    .meta({ examples: [example], upload: `static/${folder}` });
};

const URL_EXAMPLE = "https://alba.tabor.example/1987";
export const webUrl = line
  .regex(/^https?:\/\/[^\s/.]+\.\S+$/, `má být celá adresa i s https://, například ${URL_EXAMPLE}`)
  .refine(URL.canParse, `má být celá adresa i s https://, například ${URL_EXAMPLE}`)
  .meta({ examples: [URL_EXAMPLE] });

/** A text without HTML, which the site would show as it is typed. */
export const plainText = (limit: number) =>
  text(limit).regex(
    /^(?!.*([<>]|&#?\w+;))/,
    "nesmí obsahovat značky HTML, jako <b>, znaky < a > ani zápis jako &nbsp;",
  );

/** A link in a text: to a page of the menu, to a document, or to another site. */
export const link = line
  .regex(
    /^(https:\/\/[^\s/.]+\.\S+|\/((letos|historie|soubory|kontakty)\/)?|\/files\/\S+\.pdf)$/,
    "má být celá adresa i s https://, nebo stránka tohoto webu: /, /letos/, /historie/, /soubory/, /kontakty/, případně dokument, například /files/dulezite-informace.pdf",
  )
  .refine(
    (link) => URL.canParse(link, "https://tabor.example") && !link.includes(".."),
    "má být adresa bez překlepu a bez dvou teček za sebou, nejlépe zkopírovaná z prohlížeče",
  )
  .meta({ examples: ["/soubory/", "https://prihlaska.tabor.example/2026"] });

const PHONE_EXAMPLE = "+420 000 000 001";
export const phone = z
  .string()
  .regex(/^\+\d{1,3}( ?\d{3}){3}$/, `má být telefon s předvolbou, začíná znakem +, například ${PHONE_EXAMPLE}`)
  .meta({ title: "Telefon", description: "I s předvolbou +420.", examples: [PHONE_EXAMPLE] });

const FIRST_YEAR = 1976;
/** What a year must be, in messages. Its end depends on the clock: validateSchema checks it. */
export const YEAR_RANGE = `má být rok od ${FIRST_YEAR} do příštího roku`;

/** A year from that of the first camp on. */
export const knownYear = z
  .string()
  .regex(/^\d{4}$/, 'má být rok v uvozovkách, například "1987"')
  .refine((value) => Number(value) >= FIRST_YEAR, YEAR_RANGE)
  .meta({ title: "Rok", examples: ["1987"] });

/** Such a year; „…“ if nobody knows it. */
export const year = z
  .string()
  .regex(
    /^(\d{4}|…)$/,
    'má být rok v uvozovkách, například "1987", nebo "…", když ho nikdo nezná (jeden znak, zkopírujte ho odsud)',
  )
  .refine((value) => value === "…" || Number(value) >= FIRST_YEAR, YEAR_RANGE)
  .meta({
    title: "Rok",
    description: "Nezná-li ho nikdo, vložte jediný znak … (zkopírujte ho odsud).",
    examples: ["1987", "…"],
  });

/** In years. */
export const age = z
  .int("má být věk jako číslo bez uvozovek, například 8")
  .min(1, "má být věk od 1 do 99 let")
  .max(99, "má být věk od 1 do 99 let");

export const placeholder = z.boolean().optional().meta({
  title: "Zástupný obsah",
  description: "Zapnuto znamená, že je tu něco vymyšleného a web se s tím nezveřejní. Až všechno nahradíte, vypněte.",
});
