import type { DataFile } from "../content/schemas";

/** What the form says about a field. */
export interface FieldText {
  label: string;
  hint?: string;
  /** Folder of the picture or document that is uploaded here. */
  upload?: string;
  /** How the field or, in a list, its items are edited, unless the type in the schema says so. */
  widget?: "text" | "date" | "datetime";
  /** What an item of the list is called. */
  item?: string;
  /** Whether the switch is on in a new record. */
  startsOn?: boolean;
}

export interface FormText {
  label: string;
  icon: string;
  /** What the records of the list are called, what one is called in the button „Přidat …“, and what a folded one shows. */
  list?: { label: string; item: string; summary: string };
  /** By the path of the field in the file or, in a list, in its record. */
  fields: Record<string, FieldText>;
}

const placeholder: FieldText = {
  label: "Zástupný obsah",
  hint: "Zapnuto znamená, že je tu něco vymyšleného a web se s tím nezveřejní. Až všechno nahradíte, vypněte.",
};

/** The forms, in the order of the menu. */
export const forms: Record<DataFile, FormText> = {
  "history.json": {
    label: "Historie",
    icon: "photo_library",
    list: { label: "Roky a akce", item: "rok nebo akci", summary: "{{year}} {{title}}" },
    fields: {
      title: { label: "Název", hint: "Téma tábora nebo název akce. Bez názvu se ukáže jen rok." },
      year: { label: "Rok", hint: "Nezná-li ho nikdo, vložte jediný znak … (zkopírujte ho odsud)." },
      image: {
        label: "Fotka",
        hint: "Nejlepší je na šířku. Může být rovnou z telefonu: sama se otočí, zmenší a uloží bez údajů o místě.",
        upload: "data/history",
      },
      alt: {
        label: "Popis fotky",
        hint: "Co je na fotce, pro ty, kdo ji nevidí. Bez popisu se jim přečte název a rok.",
        widget: "text",
      },
      link: { label: "Adresa alba", hint: "Celá, i s https://. Bez alba záznam uložit nejde." },
      isCamp: { label: "Byl to tábor", hint: "U srazu, brigády nebo jiné akce vypněte.", startsOn: true },
      story: {
        label: "Vzpomínka",
        hint: "Krátký příběh na stránku roku. Každý odstavec přidejte zvlášť a pište bez klávesy Enter.",
        widget: "text",
        item: "Odstavec",
      },
      slug: {
        label: "Konec adresy stránky",
        hint: "Obvykle nechte prázdné, web si ho odvodí sám. Vyplňte ho, byly-li v jednom roce dva srazy: třeba 2026-sraz-2.",
      },
      placeholder,
    },
  },
  "camp.json": {
    label: "Letošní tábor",
    icon: "camping",
    fields: {
      theme: { label: "Téma" },
      start: { label: "Začátek", hint: "Hodina se na webu neukáže, jen k ní běží odpočet.", widget: "datetime" },
      end: { label: "Poslední den", widget: "date" },
      invitation: { label: "Pozvánka", hint: "Jeden odstavec, bez klávesy Enter.", widget: "text" },
      status: { label: "Stav přihlášek", hint: "Třeba „Přihlášky přijímáme“ nebo „Kapacita turnusu naplněna“." },
      placeholder,
    },
  },
  "leaders.json": {
    label: "Vedoucí",
    icon: "groups",
    list: { label: "Vedoucí", item: "vedoucího", summary: "{{name}} ({{id}})" },
    fields: {
      id: { label: "Číslo", hint: "Každý vedoucí má jiné; v seznamu je za přezdívkou. Na webu není vidět." },
      name: { label: "Přezdívka" },
      image: {
        label: "Portrét",
        hint: "Nejlépe čtvercový, aspoň 600 × 600 bodů; jiný se ořízne.",
        upload: "data/leaders",
      },
      hoverImage: {
        label: "Druhý portrét",
        hint: "Ukáže se po najetí myší nebo po klepnutí.",
        upload: "data/leaders",
      },
      disabled: { label: "Bez proměny", hint: "Zapnuto: druhý portrét se neukáže." },
      placeholder,
    },
  },
  "contacts.json": {
    label: "Kontakty",
    icon: "call",
    fields: {
      leader: { label: "Hlavní vedoucí" },
      "leader.phone": { label: "Telefon", hint: "I s předvolbou +420." },
      "leader.email": { label: "E-mail" },
      deputy: { label: "Zástupce hlavního vedoucího" },
      "deputy.phone": { label: "Telefon", hint: "I s předvolbou +420." },
      placeholder,
    },
  },
  "files.json": {
    label: "Dokumenty",
    icon: "description",
    list: { label: "Dokumenty", item: "dokument", summary: "{{title}}" },
    fields: {
      link: {
        label: "PDF",
        hint: "Nové se stejným jménem nahradí dosavadní. Bez PDF je na stránce jen název a popis.",
        upload: "static/files",
      },
      title: { label: "Název" },
      text: { label: "K čemu dokument je", widget: "text" },
      placeholder: {
        label: "Zástupný obsah",
        hint: "Zapnuto znamená, že samotné PDF ještě nikdo nezkontroloval a web se s ním nezveřejní. Až bude v pořádku, vypněte.",
      },
    },
  },
  "intro.json": {
    label: "Úvod",
    icon: "home",
    fields: {
      heading: { label: "Nadpis" },
      paragraphs: { label: "Odstavce", hint: "Každý zvlášť, bez klávesy Enter.", widget: "text", item: "Odstavec" },
      video: { label: "Film" },
      "video.file": { label: "Soubor s filmem", hint: "MP4, 1280 × 720 bodů, bez zvuku.", upload: "static/video" },
      "video.still": {
        label: "Obrázek před spuštěním",
        hint: "Má to být první okénko filmu.",
        upload: "static/graphics",
      },
      "video.alt": { label: "Popis obrázku", hint: "Co je na něm vidět.", widget: "text" },
      placeholder,
    },
  },
  "site.json": {
    label: "Celý web",
    icon: "public",
    fields: {
      title: { label: "Název tábora", hint: "V záhlaví každé stránky." },
      subtitle: { label: "Řádek pod názvem" },
      description: { label: "Popis webu", hint: "Jedna věta pro vyhledávače.", widget: "text" },
      ages: {
        label: "Věk dětí",
        hint: "Pro vyhledávače. Popis webu, Úvod a dokumenty ho uvádějí zvlášť; změňte ho i tam.",
      },
      "ages.from": { label: "Od kolika let" },
      "ages.to": { label: "Do kolika let" },
      logo: { label: "Obrázek v záhlaví", hint: "Široký aspoň 1600 bodů.", upload: "data/site" },
      sharePicture: {
        label: "Náhled odkazu",
        hint: "Ukáže se, když někdo pošle odkaz na web: 1200 × 630 bodů, i s názvem tábora.",
        upload: "data/site",
      },
      shareAlt: { label: "Popis náhledu", hint: "Co je na něm vidět.", widget: "text" },
      author: { label: "Autor webu" },
      "author.name": { label: "Jméno v patičce" },
      "author.url": { label: "Jeho web", hint: "Celá adresa, i s https://." },
      copyrightFrom: { label: "První rok v patičce" },
      yearsWithoutCamp: { label: "Roky bez tábora", hint: "Na fotky z nich se Historie neptá.", item: "Rok" },
      placeholder,
    },
  },
};
