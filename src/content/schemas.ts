import * as z from "zod";
import { SLUG } from "../lib/slug";
import { age, line, paragraphs, phone, picturePath, placeholder, sitePath, text, webUrl } from "./field-types";

/** The data files, each with the name of its GraphQL type. */
export const contentTypes = {
  "site.json": "SiteInfo",
  "intro.json": "Intro",
  "camp.json": "Camp",
  "contacts.json": "Contacts",
  "history.json": "HistoryEntry",
  "leaders.json": "Leader",
  "files.json": "FileLink",
} as const;

export type DataFile = keyof typeof contentTypes;
export const dataFiles = Object.keys(contentTypes) as DataFile[];

const FIRST_YEAR = 1976;
/** What a year must be, in messages. Its end depends on the clock: validateSchema checks it. */
export const YEAR_RANGE = `má být rok od ${FIRST_YEAR} do příštího roku`;

/** A year from that of the first camp on. */
const knownYear = z
  .string()
  .regex(/^\d{4}$/, 'má být rok v uvozovkách, například "1987"')
  .refine((value) => Number(value) >= FIRST_YEAR, YEAR_RANGE);

/** Such a year; „…“ if nobody knows it. */
const year = z
  .string()
  .regex(
    /^(\d{4}|…)$/,
    'má být rok v uvozovkách, například "1987", nebo "…", když ho nikdo nezná (jeden znak, zkopírujte ho odsud)',
  )
  .refine((value) => value === "…" || Number(value) >= FIRST_YEAR, YEAR_RANGE)
  .describe('Rok v uvozovkách, například "1987"; "…", když ho nikdo nezná.');

const historyEntry = z.strictObject({
  title: line
    .max(120, "nesmí být delší než 120 znaků")
    .optional()
    .describe("Název. Prázdný nahradí rok, chybějící tři tečky."),
  year,
  image: picturePath("./history/jmeno-souboru.jpg").describe("Obrázek, například ./history/1987.jpg."),
  alt: text(160)
    .optional()
    .describe("Co je na obrázku vidět, pro toho, kdo ho nevidí. Když pole chybí, přečte se název a rok."),
  link: webUrl.describe("Adresa alba s fotkami, začíná https://."),
  isCamp: z.boolean().optional().describe("true pro tábor; u srazů a jiných akcí vynechte."),
  story: paragraphs(600)
    .max(6, "nesmí mít víc než 6 odstavců")
    .optional()
    .describe("Vzpomínka, která se ukáže na stránce roku: 1 až 6 odstavců, každý nejvýš 600 znaků."),
  slug: z
    .string()
    .regex(
      SLUG,
      'má být jen z malých písmen bez háčků a čárek, číslic a spojovníků mezi nimi, například "pochod-za-sluncem"',
    )
    .max(60, "nesmí být delší než 60 znaků")
    .optional()
    .describe("Konec adresy stránky. Obvykle není potřeba: web ho odvodí z roku, u neznámého roku z názvu."),
  placeholder,
});

const leader = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d*$/, 'má být číslo v uvozovkách, například "7"')
    .describe('Číslo v uvozovkách, "7".'),
  name: text(24).describe("Přezdívka."),
  image: picturePath("./leaders/jmeno-souboru.jpg").optional().describe("Portrét. Bez něj se ukáže jen přezdívka."),
  hoverImage: picturePath("./leaders/jmeno-souboru.jpg")
    .optional()
    .describe("Druhý portrét, po najetí myší nebo klepnutí."),
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

/**
 * What each data file may hold. The TypeScript types, the content check and the JSON Schemas in data/schema/ all come from
 * here; field-types.ts says how messages are worded.
 */
export const schemas = {
  "site.json": z.strictObject({
    title: text(40).describe("Název tábora v záhlaví."),
    subtitle: text(40).describe("Řádek pod názvem."),
    description: text(200).describe("Jedna věta o táboře pro vyhledávače."),
    ages: z
      .strictObject({ from: age.describe("Od kolika let."), to: age.describe("Do kolika let.") })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: "nesmí být menší než věk, od kterého tábor je" })
      .describe(
        "Věk dětí, čísla bez uvozovek; čtou ho vyhledávače. V textech (description, intro.json, dokumenty) je uveden zvlášť.",
      ),
    logo: picturePath("./site/logo.jpg").describe("Obrázek v záhlaví."),
    sharePicture: picturePath("./site/share.jpg").describe("Náhled při sdílení odkazu na web, 1200 × 630 bodů."),
    shareAlt: text(200).describe("Co je na něm vidět."),
    author: z.strictObject({ name: text(60).describe("Jméno v patičce."), url: webUrl.describe("Jeho web.") }),
    copyrightFrom: z.int("má být rok jako číslo bez uvozovek").describe("První rok v patičce, číslo bez uvozovek."),
    yearsWithoutCamp: z
      .array(knownYear, 'má být seznam roků v hranatých závorkách, každý v uvozovkách, například ["2020"]')
      .optional()
      .describe('Roky v uvozovkách, ve kterých tábor nebyl, například ["2020"]; Historie se na fotky z nich neptá.'),
    placeholder,
  }),
  "intro.json": z.strictObject({
    heading: text(60).describe("Nadpis úvodní stránky."),
    paragraphs: paragraphs(1000).describe("Odstavce v pořadí."),
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
          error: "má být datum rok-měsíc-den s hodinou a časovým posunem, například 2025-07-20T14:00:00+02:00",
        })
        .regex(/[+-]\d\d:\d\d$/, "má končit časovým posunem, v létě +02:00, v zimě +01:00")
        .describe("Začátek i s hodinou a časovým posunem, například 2025-07-20T14:00:00+02:00."),
      end: z.iso
        .date("má být datum rok-měsíc-den, například 2025-07-27")
        .describe("Poslední den, například 2025-07-27."),
      invitation: text(1500).describe("Pozvánka."),
      status: text(120).describe("Stav přihlášek."),
      placeholder,
    })
    .refine(({ start, end }) => start.slice(0, 10) <= end, {
      path: ["end"],
      error: "nesmí být datum před začátkem tábora",
    }),
  "contacts.json": z.strictObject({
    leader: z
      .strictObject({
        phone,
        email: z.email("má být e-mail bez mezer, například vedouci@tabor.example").describe("E-mail."),
      })
      .describe("Hlavní vedoucí."),
    deputy: z.strictObject({ phone }).describe("Zástupce hlavního vedoucího."),
    placeholder,
  }),
  "history.json": z.array(historyEntry),
  "leaders.json": z.array(leader).superRefine((leaders, context) => {
    for (const [index, { id }] of leaders.entries()) {
      const first = leaders.findIndex((other) => other.id === id);
      const message = `nesmí být stejná jako u jiného záznamu (${first + 1}.); změňte ji v tom z obou, který je nový`;
      if (first < index) context.addIssue({ code: "custom", path: [index, "id"], message });
    }
  }),
  "files.json": z.array(fileLink),
} satisfies Record<DataFile, z.ZodType>;
