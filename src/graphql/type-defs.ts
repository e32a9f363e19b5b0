import { singleRecordTypeDefs } from "./single-record-type-defs";

/**
 * The types of all content in data/. Gatsby infers no field. `!` marks the fields that pages rely on. The descriptions are shown in
 * GraphiQL. A text with `@typeset` has Czech typography; a query that says `(raw: true)` gets the text as typed.
 */
export const typeDefs = `
  ${singleRecordTypeDefs}
  "A past camp or another event of the camp's people (a gallery event has the same shape)."
  type HistoryEntry implements Node @dontInfer {
    "Index in data/history.json, from 0. Sort by it to get the order of the file."
    position: Int! @fileIndex
    "Title of the card. If empty, the year is shown; if missing (null), an ellipsis."
    title: String @typeset
    "Year of the event, or an ellipsis if nobody remembers."
    year: String!
    "True for camps, false for everything else."
    isCamp: Boolean!
    "The picture of the card and of the page; gatsbyImageData also carries its blurred preview."
    image: ImageSharp! @imageByPath
    "What the picture shows, in words. Without it the alternative text is made of title and year."
    alt: String @typeset
    "URL of the photo album, on another site."
    link: String!
    "What is remembered of it, in paragraphs; null if nobody has written anything yet."
    story: [String!] @typeset
    "The end of the URL of its page, /historie/<slug>/, and the id of its card. From the file, or from year, kind and title (src/lib/slug.ts)."
    slug: String!
  }

  "A leader of the camp."
  type Leader implements Node @dontInfer {
    "Index in data/leaders.json, from 0. Sort by it to get the order of the file."
    position: Int! @fileIndex
    "The leader's own number: the field id of the file (Gatsby keeps id for itself)."
    jsonId: String!
    "Camp nickname."
    name: String! @typeset
    "Portrait. A leader without one gets a badge with the name only."
    image: ImageSharp @imageByPath
    "The other portrait, shown on hover, focus and tap."
    hoverImage: ImageSharp @imageByPath
    "True if the badge does not react: so set in the file, or the hover portrait is missing."
    disabled: Boolean!
  }

  "A card of the files page: a document to download."
  type FileLink implements Node @dontInfer {
    "Index in data/files.json, from 0. Sort by it to get the order of the file."
    position: Int! @fileIndex
    "Path of the document on this site. Without one the card is plain text."
    link: String
    "The same as an absolute URL, for print."
    url: String
    "Name of the document."
    title: String! @typeset
    "What the document is for."
    text: String! @typeset
    "The document itself, for its type (extension) and size (bytes)."
    document: File @fileByLink
  }
`;
