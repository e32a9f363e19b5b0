/** The GraphQL type of each data file; the keys are all the data files there are. */
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

/** Names the GraphQL type of a JSON node for gatsby-transformer-json, which would otherwise guess it from the folder. */
export function contentType({ node }: { node: { base?: unknown } }): string {
  return contentTypes[node.base as DataFile];
}
