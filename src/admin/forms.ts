import type { DataFile } from "../content/schemas";

/** What the form says about a field. */
export interface FieldText {
  label: string;
  hint?: string;
  /** Folder of the picture or document that is uploaded here. */
  upload?: string;
  /** How the field or, in a list, its items are edited, unless the type in the schema says so. */
  widget?: "text" | "date" | "datetime";
  /** What an item of the list is called in the button „Přidat …“. */
  item?: string;
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
  hint: "Zapnuto znamená, že je tu něco vymyšleného, co se má před zveřejněním nahradit. Až nahradíte všechno, vypněte.",
};

/** The forms, in the order of the menu. */
export const forms: Record<DataFile, FormText> = {
  "history.json": {
    label: "Historie",
    icon: "photo_library",
    list: { label: "Roky a akce", item: "rok nebo akci", summary: "{{year}} {{title}}" },
    fields: {
      title: { label: "Název", hint: "Téma tábora nebo název akce. Zůstane-li prázdný, ukáže se místo něj rok." },
      year: { label: "Rok", hint: "Nezná-li ho nikdo, zkopírujte sem znak …" },
      image: {
        label: "Fotka",
        hint: "Nejlepší je na šířku. Může být rovnou z telefonu: sama se otočí, zmenší a uloží bez údajů o místě.",
        upload: "data/history",
      },
      alt: {
        label: "Popis fotky",
        hint: "Co je na ní vidět, pro ty, kdo ji nevidí. Bez popisu se jim přečte název a rok.",
        widget: "text",
      },
      link: { label: "Adresa alba", hint: "Celá, i s https://. Album má každý záznam." },
      isCamp: { label: "Byl to tábor", hint: "U srazu, brigády a jiné akce vypněte." },
      story: {
        label: "Vzpomínka",
        hint: "Ukáže se na stránce roku. Každý odstavec zvlášť, bez klávesy Enter.",
        widget: "text",
        item: "odstavec",
      },
      slug: {
        label: "Konec adresy stránky",
        hint: "Obvykle zůstává prázdný: web ho odvodí z roku. Vyplňte ho, byly-li v jednom roce dvě akce, třeba 2026-sraz-2.",
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
    list: { label: "Vedoucí", item: "vedoucího", summary: "{{name}}" },
    fields: {
      id: { label: "Číslo", hint: "Každý má jiné. Na webu není vidět." },
      name: { label: "Přezdívka" },
      image: { label: "Portrét", hint: "Čtvercový; jiný se do čtverce ořízne.", upload: "data/leaders" },
      hoverImage: {
        label: "Druhý portrét",
        hint: "Ukáže se po najetí myší nebo klepnutí.",
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
      "leader.phone": { label: "Telefon", hint: "S předvolbou, +420 …" },
      "leader.email": { label: "E-mail" },
      deputy: { label: "Zástupce hlavního vedoucího" },
      "deputy.phone": { label: "Telefon", hint: "S předvolbou, +420 …" },
      placeholder,
    },
  },
  "files.json": {
    label: "Dokumenty",
    icon: "description",
    list: { label: "Dokumenty", item: "dokument", summary: "{{title}}" },
    fields: {
      link: { label: "PDF", hint: "Bez něj je na stránce jen název a popis.", upload: "static/files" },
      title: { label: "Název" },
      text: { label: "K čemu dokument je", widget: "text" },
      placeholder: {
        label: "Zástupný obsah",
        hint: "Zapnuto znamená, že samotné PDF ještě nikdo neprošel. Až bude v pořádku, vypněte.",
      },
    },
  },
  "intro.json": {
    label: "Úvod",
    icon: "home",
    fields: {
      heading: { label: "Nadpis" },
      paragraphs: { label: "Odstavce", hint: "Každý zvlášť, bez klávesy Enter.", widget: "text", item: "odstavec" },
      video: { label: "Film" },
      "video.file": { label: "Film", hint: "MP4, 1280 × 720 bodů, bez zvuku.", upload: "static/video" },
      "video.still": { label: "Obrázek před spuštěním", hint: "První okénko filmu.", upload: "static/graphics" },
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
        hint: "Pro vyhledávače. V popisu webu, v Úvodu a v dokumentech je uveden zvlášť.",
      },
      "ages.from": { label: "Od kolika let" },
      "ages.to": { label: "Do kolika let" },
      logo: { label: "Obrázek v záhlaví", hint: "Široký aspoň 1600 bodů.", upload: "data/site" },
      sharePicture: {
        label: "Náhled odkazu",
        hint: "Ukáže se, když někdo pošle odkaz na web. 1200 × 630 bodů, i s názvem tábora.",
        upload: "data/site",
      },
      shareAlt: { label: "Popis náhledu", hint: "Co je na něm vidět.", widget: "text" },
      author: { label: "Autor webu" },
      "author.name": { label: "Jméno v patičce" },
      "author.url": { label: "Jeho web", hint: "I s https://." },
      copyrightFrom: { label: "První rok v patičce" },
      yearsWithoutCamp: { label: "Roky bez tábora", hint: "Na fotky z nich se Historie neptá.", item: "rok" },
      placeholder,
    },
  },
};
