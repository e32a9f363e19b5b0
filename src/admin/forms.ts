import type { DataFile } from "../content/schemas";

/** `list.label` names the list, `item` names one record in the button „Přidat …“, and `summary` is the text of a folded record. */
type FormText = { label: string; icon: string; list?: Record<"label" | "item" | "summary", string> };

/** The forms, in the order of the menu. Each field has its label and hint in its schema (src/content/schemas.ts). */
export const forms: Record<DataFile, FormText> = {
  "history.json": {
    label: "Historie",
    icon: "photo_library",
    list: { label: "Roky a akce", item: "rok nebo akci", summary: "{{year}} {{title}}" },
  },
  "camp.json": { label: "Letošní tábor", icon: "camping" },
  "leaders.json": {
    label: "Vedoucí",
    icon: "groups",
    list: { label: "Vedoucí", item: "vedoucího", summary: "{{name}}" },
  },
  "contacts.json": { label: "Kontakty", icon: "call" },
  "files.json": {
    label: "Soubory",
    icon: "description",
    list: { label: "Soubory", item: "dokument", summary: "{{title}}" },
  },
  "intro.json": { label: "Úvod", icon: "home" },
  "site.json": { label: "Celý web", icon: "public" },
};
