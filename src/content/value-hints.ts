import { campDates, campKinds } from "./camp-hints";
import { excerpt } from "./describe-issue";
import { placeOf, valueAt, valuesIn } from "./entry";
import { HTML } from "./field-types";
import { type Problem, WHOLE_RECORD } from "./problem";
import type { DataFile } from "./schemas";

/** Markdown: a link, bold or italic letters, code, a heading, or an item of a list. */
const MARKDOWN = /\[[^\]]*\]\([^)]*\)|(?<![^\s(„"])(?<mark>\*\*?|__?|`+)[^\s*_`]([^*_`]*[^\s*_`])?\k<mark>|^(#+|\*) /;
/** A URL inside a text. A value that is a URL as a whole does not match. */
const URL_IN_TEXT = /(?<=[\s(])https?:\S+|(?<![^\s(])www\.\S+/;
/** The time and the sender of a message that was copied from a chat. */
const SENDER = /^\[[^\]]*\d:\d\d[^\]]*\][^:]*:/;
const markupHint = {
  pattern: new RegExp([HTML, MARKDOWN, URL_IN_TEXT, SENDER].map(({ source }) => source).join("|")),
  what: "Web to ukáže tak, jak je to napsané, i se značkami, adresou nebo časem a jménem ze zprávy.",
  advice:
    "Smažte jen značky, slova mezi nimi nechte; čas a jméno ze zprávy smažte. Adresu přesuňte do pole „link“ nebo „statusLink“, má-li je záznam, jinak ji nechte tak. Místo zápisu jako &nbsp; nebo &amp; napište sám znak: mezeru, &.",
};
/**
 * Matches URLs that usually open only for their owner:
 * - an album of Google Photos, unless the URL has /share/ and a key
 * - a document of Google that is opened for editing
 * - the first pages of one's own Google Drive
 * - webmail and WhatsApp Web
 * - a shared post of Facebook, and the form itself
 * - a server in the network at home
 */
const privateLinkHint = {
  pattern:
    /^https?:\/\/(photos\.google\.com(?!\/share\/.*[?&]key=)|docs\.google\.com\/.*\/edit|drive\.google\.com\/drive\/(my-drive|home|u\/)|mail\.|web\.whatsapp|(\w+\.)?facebook\.com\/share\/|[^/]+\/(.*\/)?sprava\/|10\.|192\.168\.).*/i,
  what: "Tato adresa se ostatním neotevře, nebo na ní není to, co čekají. Ve Fotkách nebo Formulářích Google zvolte Sdílet nebo Odeslat, vytvořte odkaz a vložte sem ten; jinde zkopírujte adresu alba z prohlížeče.",
  advice: "Nahraďte jím tento.",
};

/** A text that somebody wanted to write later. The year „…“ is not such a text. */
const unfinishedHint = {
  pattern: /^(?!…$)[^\p{L}\d\p{ExtPict}]+$|^(doplnit|doplníme|todo|tbd|null|undefined|lorem ipsum|xx+)(?!\p{L}).*/iu,
  what: "Tento text není hotový.",
  advice: "Dopište ho. Má-li být takový, nechte to tak.",
};

/** A warning for each text that the schema accepts, although the person who typed it has probably meant something else. */
const textHints = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  [...contents].flatMap(([name, content]) =>
    valuesIn(content).flatMap(({ value, path }) =>
      [markupHint, privateLinkHint, unfinishedHint].flatMap(({ pattern, what, advice }): Problem[] => {
        const [found] = pattern.exec(String(value)) ?? [];
        const place = { file: `data/${name}`, ...placeOf(content, path) };
        return found ? [{ severity: "warning", ...place, what, found, advice }] : [];
      }),
    ),
  );

/** Matches the fields in which two records or paragraphs seldom have the same value, each with its file. */
const OWN_FIELD =
  /^(history.json (link|alt|story.*)|(leader|file)s.json (name|title)|.*(label|question|phone|paragraphs.*))$/;

/**
 * A warning for each value of an OWN_FIELD field that a later record or paragraph repeats. A person who copies a record may forget to
 * change this value. The warning is at the upper one of two records, because new records are inserted at the top.
 */
const repeatedValues = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  [...contents].flatMap(([name, content]) => {
    const values = valuesIn(content)
      .map(({ value, path }) => ({ id: String(value).toLowerCase().replace(/\s/g, ""), place: placeOf(content, path) }))
      .filter(({ id, place }) => id && OWN_FIELD.test(`${name} ${place.field}`));
    return values.flatMap(({ id, place }): Problem[] => {
      const last = values.findLast((other) => other.id === id)?.place;
      const what = `${["Stejná hodnota je i jinde", last?.entry].filter(Boolean).join(": ")}.`;
      const advice = `Patří-li k oběma, nechte to tak. Je-li to dvakrát týž odstavec, jeden smažte i s uvozovkami a čárkou za ním. Je-li to dvakrát týž záznam, jeden smažte ${WHOLE_RECORD}. Jinak ji přepište tam, kam nepatří.`;
      const found = excerpt(valueAt(content, place.fieldPath));
      return last === place ? [] : [{ severity: "warning", file: `data/${name}`, ...place, what, found, advice }];
    });
  });

/** The warnings that the form asks about, too, before it saves. */
export const contentHints = (contents: ReadonlyMap<DataFile, unknown>, now: Date): Problem[] =>
  [campDates, campKinds, textHints, repeatedValues].flatMap((find) => find(contents, now));
