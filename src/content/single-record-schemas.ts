import * as z from "zod";
import { footerYear, link, paragraphs, picture, placeholder, plainText, sitePath, text, webUrl } from "./field-types";
import { atLeast, MIN_SIZES_PX } from "./file-kinds";

// The schemas of the data files that are a single record. The schemas of the lists are in schemas.ts.

const knownYear = z
  .string()
  .regex(/^\d{4}$/, "má být jeden rok, jen čtyři číslice a každý zvlášť")
  .meta({ title: "Rok", examples: ["1987"] });

export const site = z.strictObject({
  title: text(40).meta({ title: "Název tábora", description: "V záhlaví každé stránky." }),
  subtitle: text(40).meta({ title: "Řádek pod názvem" }),
  description: text(200).meta({ title: "Popis webu", description: "Jedna věta pro vyhledávače." }),
  headerPicture: picture("site", "header.jpg").meta({
    title: "Obrázek v záhlaví",
    description: `Široký ${atLeast("headerPicture")}.`,
  }),
  sharePicture: picture("site", "share.jpg").meta({
    title: "Náhled odkazu",
    description: `Ukáže se, když někdo pošle odkaz na web: ${MIN_SIZES_PX.sharePicture?.join(" × ")} bodů, i s názvem tábora.`,
  }),
  shareAlt: text(200).meta({ title: "Popis náhledu", description: "Co je na něm vidět." }),
  author: z
    .strictObject({
      name: text(60).meta({ title: "Jméno v patičce" }),
      url: webUrl.meta({ title: "Jeho web", description: "Celá adresa, i s https://." }),
    })
    .meta({ title: "Autor webu" }),
  copyrightFrom: footerYear.meta({ title: "První rok v patičce" }),
  yearsWithoutCamp: z
    .array(knownYear)
    .optional()
    .meta({ title: "Roky bez tábora", description: "Na fotky z nich se Historie neptá." }),
  placeholder,
});

export const intro = z.strictObject({
  heading: text(60).meta({ title: "Nadpis" }),
  paragraphs: paragraphs(1000).meta({ title: "Odstavce", description: "Oddělí je prázdný řádek." }),
  video: z
    .strictObject({
      file: sitePath("video", "tabor.mp4").meta({
        title: "Soubor s filmem",
        description: "MP4, 1280 × 720 bodů, bez zvuku.",
      }),
      still: sitePath("still", "tabor.jpg").meta({
        title: "Obrázek před spuštěním",
        description: `Má to být první okénko filmu, široké ${atLeast("static/graphics")}.`,
      }),
      alt: text(200).meta({ title: "Popis obrázku", description: "Co je na něm vidět." }),
    })
    .meta({ title: "Film" }),
  placeholder,
});

const OFFSET = "má končit časovým posunem, který ten den platí v Česku: v létě +02:00, v zimě +01:00";

/** Whether the UTC offset at the end of `moment` is the offset in Prague at that moment. Each Node.js has English dates. */
const isInPrague = (moment: string) =>
  new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", timeZoneName: "longOffset" })
    .format(new Date(moment))
    .endsWith(moment.slice(-6));

/** How many nights a camp has, from the moment of its start (ISO 8601) to the date of its last day. */
export const nights = (start: string, end: string) => (Date.parse(end) - Date.parse(start.slice(0, 10))) / 86_400_000;

export const camp = z
  .strictObject({
    theme: text(80).meta({ title: "Téma" }),
    start: z.iso
      .datetime({
        offset: true,
        abort: true,
        error: "má být skutečné datum ve tvaru rok-měsíc-den s hodinou a časovým posunem",
      })
      .regex(/[+-]\d\d:\d\d$/, OFFSET)
      .refine(isInPrague, OFFSET)
      .meta({
        title: "Začátek",
        description: "Hodina se na webu neukáže, jen k ní běží odpočet.",
        examples: ["2025-07-20T14:00:00+02:00"],
      }),
    end: z.iso
      .date("má být skutečné datum ve tvaru rok-měsíc-den")
      .meta({ title: "Poslední den", examples: ["2025-07-27"] }),
    details: z
      .array(
        z
          .strictObject({
            label: plainText(40).meta({ title: "Co", description: "Třeba Cena, Místo nebo Doprava." }),
            text: plainText(200).meta({ title: "Text" }),
            link: link
              .optional()
              .meta({ title: "Odkaz v řádku", description: "Nemusí být. Stránka webu, nebo adresa s https://." }),
          })
          .meta({ title: "Řádek" }),
      )
      .max(8, "má mít nejvýš osm řádků; některé spojte, nebo smažte")
      .optional()
      .meta({ title: "Další řádky základních informací", description: "Nejvýš osm: co rodiče potřebují vědět." }),
    invitation: text(1500).meta({ title: "Pozvánka", description: "Jeden odstavec." }),
    status: text(120).meta({
      title: "Stav přihlášek",
      description: "Třeba „Přihlášky přijímáme“ nebo „Kapacita turnusu naplněna“.",
    }),
    statusLink: link.optional().meta({
      title: "Odkaz u stavu přihlášek",
      description: "Nemusí být. Třeba na přihlášku nebo seznam náhradníků.",
    }),
    questions: z
      .array(
        z
          .strictObject({
            question: text(120).meta({ title: "Otázka" }),
            answer: paragraphs(600).meta({ title: "Odpověď", description: "Odstavce oddělí prázdný řádek." }),
            link: link.optional().meta({ title: "Odkaz", description: "Nemusí být. Povede na něj poslední odstavec." }),
          })
          .meta({ title: "Dotaz" }),
      )
      .optional()
      .meta({ title: "Na co se rodiče ptají", description: "Otázky s odpověďmi dole na stránce Letos." }),
    placeholder,
  })
  .refine(({ start, end }) => nights(start, end) >= 0 && nights(start, end) <= 30, {
    path: ["end"],
    error: "nesmí být datum před začátkem tábora ani víc než 30 dní po něm; zkontrolujte rok a měsíc i v začátku",
  });

/** A phone number without the text before it, with spaces as the only separators, and with the country code. */
const repairPhone = (text: string) =>
  text
    .replace(/^[^\d+]+/, "")
    .replace(/[\s()/.\p{Pd}−]+/gu, " ")
    .trim()
    .replace(/^(\d ?){9}$/, (czech) => `+420 ${czech}`)
    .replace(/^(\+ |00 ?|(?=420( ?\d){9}$))/, "+");

const phone = z
  .string()
  .regex(/^(\+42\d|(?!\+42\d))(\D*\d){9}/, "má mít kromě předvolby devět číslic (0, ne O)")
  .regex(
    /^\+(42\d|(?!42)[1-9]\d{0,2})(\p{Zs}*\d){9}$/u,
    "má být jeden telefon a nic než on: předvolba (u nás +420, jiná začíná také znakem +) a devět číslic",
  )
  .meta({
    title: "Telefon",
    description: "Český i bez předvolby.",
    examples: ["+420 000 000 001"],
    repair: repairPhone,
  });

const personName = text(60).optional().meta({ title: "Jméno", description: "Nemusí být. Ukáže se nad telefonem." });

const DEPUTY = {
  title: "Zástupce hlavního vedoucího",
  description: "Nemáte-li ho, napište telefon, na který se dá volat místo vedoucího.",
};

export const contacts = z.strictObject({
  leader: z
    .strictObject({
      name: personName,
      phone,
      email: z
        .email("má být e-mail bez mezer, čárek a háčků, třeba vedouci@tabor.example")
        .meta({ title: "E-mail", findIn: (text) => text.match(/[^\s<>,;:()"„“]+@[^\s<>,;:()"„“]+/g) }),
    })
    .meta({ title: "Hlavní vedoucí" }),
  deputy: z.strictObject({ name: personName, phone }).meta(DEPUTY),
  placeholder,
});
