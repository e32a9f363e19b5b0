import { z } from "zod";
import type { DataFile } from "./content-types";

/**
 * The contract: what each data file may hold. Field names are those of the specification's entities. Messages are Czech,
 * for volunteers; they follow the name of the field, so they begin in the middle of a sentence.
 */
const text = z.string().trim().min(1, "nesmí být prázdné; doplňte text");
const picture = z
  .string()
  .regex(/^\.\/(?!.*\.\.\/).+\.(jpe?g|png|webp|avif)$/i, "má být cesta k obrázku, například ./history/1987.jpg");
const webAddress = z.url({
  protocol: /^https?$/,
  error: "má být adresa webu, například https://alba.tabor.example/1987",
});
const sitePath = z.string().regex(/^\/.+/, "má být cesta na webu, která začíná lomítkem");
const phone = z.string().regex(/^\+\d{1,3}\d{9}$/, "má být telefon s předvolbou a bez mezer, například +420000000001");
/** Marks an entry that the club must replace before it publishes the site. */
const placeholder = z.boolean().optional();

const historyEntry = z.strictObject({
  title: z.string().optional(),
  year: z.string().regex(/^(\d{4}|…)$/, 'má být rok v uvozovkách, například "1987", nebo "…" pro neznámý'),
  image: picture,
  link: webAddress,
  isCamp: z.boolean().optional(),
  placeholder,
});

const leader = z.strictObject({
  id: z.string().regex(/^\d+$/, 'má být číslo v uvozovkách, například "7"'),
  name: text,
  image: picture.optional(),
  hoverImage: picture.optional(),
  disabled: z.boolean().optional(),
  placeholder,
});

const fileLink = z.strictObject({
  link: z
    .string()
    .regex(/^\/files\/.+\.pdf$/i, "má být cesta k dokumentu PDF, například /files/dulezite-informace.pdf")
    .optional(),
  title: text,
  text,
  placeholder,
});

export const contract = {
  "site.json": z.strictObject({
    title: text,
    subtitle: text,
    description: text,
    logo: picture,
    author: z.strictObject({ name: text, url: webAddress }),
    copyrightFrom: z.int("má být rok jako číslo bez uvozovek"),
    placeholder,
  }),
  "intro.json": z.strictObject({
    heading: text,
    paragraphs: z.array(text),
    video: z.strictObject({ file: sitePath, still: sitePath, alt: text }),
    placeholder,
  }),
  "camp.json": z.strictObject({
    theme: text,
    start: z.iso
      .datetime({
        offset: true,
        abort: true,
        error: "má být datum a čas s posunem, například 2025-07-20T14:00:00+02:00",
      })
      .regex(/[+-]\d\d:\d\d$/, "má končit posunem času, v létě +02:00"),
    end: z.iso.date("má být datum, například 2025-07-27"),
    invitation: text,
    status: text,
    placeholder,
  }),
  "contacts.json": z.strictObject({
    leader: z.strictObject({ phone, email: z.email("má být e-mail, například vedouci@tabor.example") }),
    deputy: z.strictObject({ phone }),
    placeholder,
  }),
  "history.json": z.array(historyEntry),
  "leaders.json": z.array(leader),
  "files.json": z.array(fileLink),
} satisfies Record<DataFile, z.ZodType>;
