import { z } from "zod";
import type { DataFile } from "./content-types";

/**
 * The contract: what each data file may hold. The types, the content check and the JSON Schemas for editors all come from
 * here. Field names are those of the specification's entities. Messages and descriptions are Czech, for volunteers; a
 * message says what the value is to be, so it begins in the middle of a sentence.
 */
const FIRST_YEAR = 1976;

const text = (limit: number) =>
  z.string().regex(/\S/, "nesmí být prázdná").max(limit, `nesmí být delší než ${limit} znaků`);
const path = (example: string) =>
  z.string().regex(/^\.\/(?!.*\.\.\/)\S/, `má být cesta, která začíná „./“, například ${example}`);
const sitePath = (folder: string, example: string) =>
  z.string().regex(new RegExp(`^/${folder}/\\S`), `má být cesta na webu, například ${example}`);
const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/.]+\.\S+$/, "má být celá adresa webu, například https://alba.tabor.example/1987")
  .refine(URL.canParse, "má být celá adresa webu, například https://alba.tabor.example/1987");
const phone = z
  .string()
  .regex(/^\+\d{1,3}( ?\d{3}){3}$/, "má být telefon s předvolbou, například +420 000 000 001")
  .describe("Telefon s předvolbou, například +420 000 000 001.");
const age = z
  .int("má být věk jako číslo bez uvozovek, například 8")
  .min(1, "má být věk v letech")
  .max(99, "má být věk v letech");
const placeholder = z
  .boolean()
  .optional()
  .describe("true znamená: zástupný obsah, který se má před zveřejněním nahradit. Po výměně řádek smažte.");

const year = z
  .string()
  .regex(
    /^(\d{4}|…)$/,
    'má být rok v uvozovkách, například "1987", nebo "…", když ho nikdo nezná (jeden znak, zkopírujte ho odsud)',
  )
  .refine((value) => value === "…" || (Number(value) >= FIRST_YEAR && Number(value) <= new Date().getFullYear() + 1), {
    error: `má být rok od ${FIRST_YEAR} do příštího roku`,
  })
  .describe('Rok v uvozovkách, například "1987"; "…", když ho nikdo nezná.');

const historyEntry = z.strictObject({
  title: z
    .string()
    .max(120, "nesmí být delší než 120 znaků")
    .optional()
    .describe("Název. Prázdný nahradí rok, chybějící tři tečky."),
  year,
  image: path("./history/1987.jpg").describe("Obrázek, například ./history/1987.jpg."),
  alt: text(160).optional().describe("Co je na obrázku vidět, pro toho, kdo ho nevidí. Bez něj se napíše název a rok."),
  link: webAddress.describe("Adresa alba s fotkami, začíná https://."),
  isCamp: z.boolean().optional().describe("true pro tábor; u srazů a jiných akcí vynechte."),
  placeholder,
});

const leader = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d*$/, 'má být číslo v uvozovkách, například "7"')
    .describe('Číslo v uvozovkách, "7".'),
  name: text(24).describe("Přezdívka."),
  image: path("./leaders/07.jpg").optional().describe("Portrét. Bez něj se ukáže jen přezdívka."),
  hoverImage: path("./leaders/07-hover.jpg").optional().describe("Druhý portrét, po najetí myší nebo klepnutí."),
  disabled: z.boolean().optional().describe("true vypne proměnu portrétu."),
  placeholder,
});

const fileLink = z.strictObject({
  link: sitePath("files", "/files/informace.pdf")
    .regex(/\.pdf$/i, "má být dokument PDF")
    .optional()
    .describe("Dokument, například /files/informace.pdf."),
  title: text(80).describe("Název dokumentu."),
  text: text(300).describe("K čemu dokument je."),
  placeholder,
});

const unique = <Entry>(key: keyof Entry & string, schema: z.ZodType<Entry[]>) =>
  schema.superRefine((entries, context) => {
    const seen = new Set<unknown>();
    for (const [index, entry] of entries.entries()) {
      if (seen.has(entry[key]))
        context.addIssue({ code: "custom", path: [index, key], message: "má být jiné než u ostatních záznamů" });
      seen.add(entry[key]);
    }
  });

export const schemas = {
  "site.json": z.strictObject({
    title: text(40).describe("Název tábora v záhlaví."),
    subtitle: text(40).describe("Řádek pod názvem."),
    description: text(200).describe("Jedna věta o táboře pro vyhledávače."),
    ages: z
      .strictObject({ from: age.describe("Od kolika let."), to: age.describe("Do kolika let.") })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: "nesmí být méně než „from“" })
      .describe(
        "Věk dětí, čísla bez uvozovek; čtou ho vyhledávače. V textech (description, intro.json, dokumenty) stojí zvlášť.",
      ),
    logo: path("./site/logo.jpg").describe("Obrázek v záhlaví."),
    sharePicture: path("./site/share.jpg").describe(
      "Obrázek, který se ukáže u odkazu na web ve zprávách a na sociálních sítích, 1200 × 630 bodů.",
    ),
    shareAlt: text(200).describe("Co je na něm vidět."),
    author: z.strictObject({ name: text(60).describe("Jméno v patičce."), url: webAddress.describe("Jeho web.") }),
    copyrightFrom: z.int("má být rok jako číslo bez uvozovek").describe("První rok v patičce, číslo bez uvozovek."),
    placeholder,
  }),
  "intro.json": z.strictObject({
    heading: text(60).describe("Nadpis úvodní stránky."),
    paragraphs: z.array(text(1000)).min(1, "má mít aspoň jeden odstavec").describe("Odstavce v pořadí."),
    video: z.strictObject({
      file: sitePath("video", "/video/tabor.mp4").describe("Film."),
      still: sitePath("graphics", "/graphics/tabor.jpg").describe("Obrázek před spuštěním filmu."),
      alt: text(200).describe("Co je na obrázku vidět."),
    }),
    placeholder,
  }),
  "camp.json": z
    .strictObject({
      theme: text(80).describe("Téma letošního tábora."),
      start: z.iso
        .datetime({
          offset: true,
          abort: true,
          error: "má být datum s hodinou a posunem času, například 2025-07-20T14:00:00+02:00",
        })
        .regex(/[+-]\d\d:\d\d$/, "má končit posunem času, v létě +02:00")
        .describe("Začátek i s hodinou a posunem času, například 2025-07-20T14:00:00+02:00."),
      end: z.iso.date("má být datum, například 2025-07-27").describe("Poslední den, například 2025-07-27."),
      invitation: text(1500).describe("Pozvánka."),
      status: text(120).describe("Stav přihlášek."),
      placeholder,
    })
    .refine(({ start, end }) => start.slice(0, 10) <= end, {
      path: ["end"],
      error: "nesmí být dřív než začátek",
    }),
  "contacts.json": z.strictObject({
    leader: z
      .strictObject({
        phone,
        email: z.email("má být e-mail, například vedouci@tabor.example").describe("E-mail."),
      })
      .describe("Hlavní vedoucí."),
    deputy: z.strictObject({ phone }).describe("Zástupce hlavního vedoucího."),
    placeholder,
  }),
  "history.json": z.array(historyEntry),
  "leaders.json": unique("id", z.array(leader)),
  "files.json": z.array(fileLink),
} satisfies Record<DataFile, z.ZodType>;
