/** The types of the data files that are a single record. Those of the lists are in type-defs.ts. */
export const singleRecordTypeDefs = `
  "What every page shows: the camp's name and logo, the author and the first copyright year; and the years without a camp."
  type SiteInfo implements Node @dontInfer {
    "The camp's name, in the header and in page titles."
    title: String! @typeset
    "The line under the name: which session of the summer this is."
    subtitle: String! @typeset
    "One sentence about the camp for search engines and link previews."
    description: String! @typeset
    "The picture behind the logo in the header."
    logo: ImageSharp! @imageByPath
    "The picture of link previews, 1200 x 630 pixels."
    sharePicture: ImageSharp! @imageByPath
    "What it shows, in words."
    shareAlt: String! @typeset
    "Who made the site, linked from the footer."
    author: Author!
    "First year of the copyright range."
    copyrightFrom: Int!
    "Years in which there was no camp, so that Historie does not ask for pictures of them. Empty if the file has none."
    yearsWithoutCamp: [String!]!
    "Absolute URL of the start page, with a trailing slash; from SITE_URL at build time."
    siteUrl: String!
  }

  "The author of the site."
  type Author {
    "Name as shown in the footer."
    name: String! @typeset
    "URL of the author's own site."
    url: String!
  }

  "The text and the video of the intro page."
  type Intro implements Node @dontInfer {
    "Heading of the page."
    heading: String! @typeset
    "Paragraphs that describe the camp, in order."
    paragraphs: [String!]! @typeset
    "The video beside the text."
    video: IntroVideo!
  }

  "A video that starts on click and the still picture shown until then."
  type IntroVideo {
    "Path of the video, on the data host if there is one."
    file: String!
    "Path of the still picture on this site."
    still: String!
    "What the still picture shows, in words."
    alt: String! @typeset
  }

  "This year's camp."
  type Camp implements Node @dontInfer {
    "This year's theme."
    theme: String! @typeset
    "When the camp starts, ISO 8601 with offset. Only the date is shown."
    start: String!
    "Last day, ISO 8601 date."
    end: String!
    "Both days as printed: „20.–27. 7. 2025“."
    dates: String!
    "The start in milliseconds since 1970 (Float, because Int is too small). The countdown runs to it."
    countdownTimestamp: Float!
    "From when on the camp is over: 00:00 after its last day at the UTC offset of its start, in milliseconds since 1970."
    overTimestamp: Float!
    "The entry of this camp in the history; null until it is there."
    historyEntry: HistoryEntry
    "Promotional paragraph."
    invitation: String! @typeset
    "Further rows of the basic information, in the order of the file. Empty if it has none."
    details: [CampDetail!]!
    "Status of the registration, a fixed text."
    status: String! @typeset
    "Where the status leads: a path on this site or a URL."
    statusLink: String
  }

  "A row of the basic information that the club has added."
  type CampDetail {
    "What it is about: „Cena“."
    label: String! @typeset
    "What there is to know."
    text: String! @typeset
    "Where the text leads: a path on this site or a URL."
    link: String
  }

  "The people to call."
  type Contacts implements Node @dontInfer {
    "The main leader of the camp."
    leader: LeaderContact!
    "The deputy of the main leader."
    deputy: DeputyContact!
  }

  "How to reach the main leader."
  type LeaderContact {
    "Name, if the club gives it."
    name: String @typeset
    "Phone number in international form, as typed: with or without spaces."
    phone: String!
    "E-mail address."
    email: String!
  }

  "How to reach the deputy."
  type DeputyContact {
    "Name, if the club gives it."
    name: String @typeset
    "Phone number in international form, as typed: with or without spaces."
    phone: String!
  }
`;
