import * as z from "zod";
import { SLUG } from "../lib/slug";
import { paragraphs, picture, placeholder, sitePath, text, tooLong, webUrl, words, year } from "./field-types";
import { atLeast } from "./file-kinds";
import { camp, contacts, intro, site } from "./single-record-schemas";

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

export const historyEntry = z.strictObject({
  title: words
    .max(120, tooLong(120))
    .regex(
      /^(?!\d{4}$)/,
      "nesmí být jen rok; pokud je název v poli pro rok, prohoďte je, jinak nechte název prázdný, web místo něj ukáže rok",
    )
    .optional()
    .meta({ title: "Název", description: "Téma tábora nebo název akce. Prázdný název nahradí rok." }),
  year,
  image: picture("history").meta({
    title: "Fotka",
    description: `Nejlepší je na šířku, široká ${atLeast("data/history")}. Může být rovnou z telefonu: sama se otočí a zmenší, formulář ji uloží bez údajů o místě.`,
  }),
  alt: text(160).optional().meta({
    title: "Popis fotky",
    description: "Co je na fotce, pro ty, kdo ji nevidí. Bez popisu se jim přečte název a rok.",
  }),
  link: webUrl.meta({ title: "Adresa alba", description: "Celá, i s https://. Bez alba záznam uložit nejde." }),
  isCamp: z.boolean().optional().meta({
    title: "Byl to tábor",
    description: "U srazu, brigády nebo jiné akce vypněte.",
    startsOn: true,
  }),
  story: paragraphs(600).max(6, "nesmí mít víc než 6 odstavců").optional().meta({
    title: "Vzpomínka",
    description: "Krátký příběh na stránku roku. Odstavce oddělí prázdný řádek.",
  }),
  slug: z
    .string()
    .regex(
      SLUG,
      "má být jen z malých písmen bez háčků a čárek, číslic a spojovníků mezi nimi, například pochod-za-sluncem",
    )
    .max(60, tooLong(60))
    .optional()
    .meta({
      title: "Konec adresy stránky",
      description:
        "Obvykle není potřeba, web si ho odvodí sám. Vyplňte ho, když byly v jednom roce dva srazy: třeba 2026-sraz-2.",
    }),
  placeholder,
});

const leader = z
  .strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d*$/, "má být číslo bez nuly na začátku, například 7")
      .meta({ title: "Číslo", description: "Každý vedoucí má jiné; nové doplní formulář sám. Na webu není vidět." }),
    name: text(24).meta({ title: "Přezdívka" }),
    image: picture("leaders")
      .optional()
      .meta({ title: "Portrét", description: `Nejlépe čtvercový, široký ${atLeast("data/leaders")}; jiný se ořízne.` }),
    hoverImage: picture("leaders")
      .optional()
      .meta({
        title: "Druhý portrét",
        description: `Ukáže se po najetí myší nebo po klepnutí. Také ${atLeast("data/leaders")}.`,
      }),
    disabled: z.boolean().optional().meta({ title: "Bez proměny", description: "Zapnuto: druhý portrét se neukáže." }),
    placeholder,
  })
  .refine(({ image, hoverImage }) => image || !hoverImage, {
    path: ["image"],
    error: 'má být cesta k portrétu, například "./leaders/jmeno-souboru.jpg"; bez něj se druhý portrét neukáže',
    params: { inForm: "Bez prvního portrétu se neukáže ani druhý. Přidejte ho, nebo druhý odeberte." },
  });

const fileLink = z.strictObject({
  title: text(80).meta({ title: "Název" }),
  text: text(300).meta({ title: "K čemu dokument je" }),
  link: sitePath("document", "informace.pdf").optional().meta({
    title: "PDF",
    description: "Nové se stejným názvem souboru nahradí dosavadní. Bez PDF je na stránce jen název a popis.",
  }),
  placeholder: placeholder.meta({
    description:
      "Zapnuto znamená, že samotné PDF ještě nikdo nezkontroloval a web se s ním nezveřejní. Až bude v pořádku, vypněte.",
  }),
});

/** A list with at least one record. */
const records = <T extends z.ZodType>(record: T) => z.array(record).min(1, "nesmí být prázdná");

/**
 * The schemas say what each data file may contain. The fields are in the same order as in the file and in the form, and have
 * Czech labels and hints. The TypeScript types, the content check, the form and the JSON Schemas in data/schema/ are all made
 * from these schemas.
 */
export const schemas = {
  "site.json": site,
  "intro.json": intro,
  "camp.json": camp,
  "contacts.json": contacts,
  "history.json": records(historyEntry),
  "leaders.json": records(leader).superRefine((leaders, context) => {
    for (const [index, { id, name }] of leaders.entries()) {
      const first = leaders.findIndex((other) => other.id === id);
      const message = `nesmí být stejná jako u jiného záznamu (${index + 1}., ${name}); pokud je to týž člověk, jeden záznam smažte, jinak ji v tom novém změňte`;
      // The error is at the upper one of two leaders with the same number, because new leaders are inserted at the top.
      if (first < index) context.addIssue({ code: "custom", path: [first, "id"], message });
    }
  }),
  "files.json": z.array(fileLink),
} satisfies Record<DataFile, z.ZodType>;
