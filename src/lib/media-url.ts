import { withPrefix } from "gatsby";

/** The URL of a file on the data host: GATSBY_DATA_HOST at build time (an origin), by default this site. */
export function mediaUrl(path: string): string {
  const host = process.env.GATSBY_DATA_HOST;
  return host ? new URL(path, host).href : withPrefix(path);
}
