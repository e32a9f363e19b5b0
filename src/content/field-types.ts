import * as z from "zod";

// Messages and descriptions are Czech, for volunteers. A message follows the word „Hodnota“ in the middle of a sentence.

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
      text(limit),
      'má být seznam v hranatých závorkách, každý odstavec v uvozovkách, například ["První.", "Druhý."]',
    )
    .min(1, "má mít aspoň jeden odstavec");

/** The path of a picture, relative to data/. */
export const picturePath = (example: string) =>
  line.regex(
    /^\.\/(?!.*\.\.\/)\S/,
    `má být cesta, která začíná „${example.slice(0, example.lastIndexOf("/") + 1)}“, například ${example}`,
  );

/** The path of a file in a folder of static/, as it is on the site. */
export const sitePath = (folder: string, example: string) =>
  line.regex(new RegExp(`^/${folder}/\\S`), `má být cesta na webu, například ${example}`);

export const webUrl = line
  .regex(/^https?:\/\/[^\s/.]+\.\S+$/, "má být celá adresa i s https://, například https://alba.tabor.example/1987")
  .refine(URL.canParse, "má být celá adresa i s https://, například https://alba.tabor.example/1987");

export const phone = z
  .string()
  .regex(/^\+\d{1,3}( ?\d{3}){3}$/, "má být telefon s předvolbou, začíná znakem +, například +420 000 000 001")
  .describe("Telefon s předvolbou, například +420 000 000 001.");

/** In years. */
export const age = z
  .int("má být věk jako číslo bez uvozovek, například 8")
  .min(1, "má být věk od 1 do 99 let")
  .max(99, "má být věk od 1 do 99 let");

export const placeholder = z
  .boolean()
  .optional()
  .describe("true znamená: zástupný obsah, který se má před zveřejněním nahradit. Po výměně řádek smažte.");
