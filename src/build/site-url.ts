/** Stands for the address until SITE_URL says it; the host is reserved (RFC 2606). */
const PLACEHOLDER = "https://tabor.example/";

export interface SiteUrl {
  /** The whole address of the start page, with a final slash. */
  siteUrl: string;
  /** What each path on the site begins with: `/tabor` for a site below `https://klub.cz/tabor/`, nothing at the root. */
  pathPrefix: string;
}

const EXAMPLES = "například https://tabor.cz/ nebo https://klub.cz/tabor/";

/** Takes apart the address that the site is published at. Throws, in Czech, if it is none. */
export function parseSiteUrl(address = PLACEHOLDER): SiteUrl {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new Error(`SITE_URL má být adresa, na které web poběží, ${EXAMPLES}. Teď je tam „${address}“.`);
  // It stands in headers, styles and configurations: nothing that any of them would read otherwise.
  if (!/^(\/[\w.~-]+)*\/?$/.test(url.pathname) || /\.html?$/.test(url.pathname))
    throw new Error(
      `Cesta v SITE_URL má být složka z písmen bez diakritiky, číslic a pomlček, ${EXAMPLES}. Teď je tam „${address}“.`,
    );
  const pathPrefix = url.pathname.replace(/\/$/, "");
  return { siteUrl: `${url.origin}${pathPrefix}/`, pathPrefix };
}

/** What keeps the site from being published at an address, in Czech; nothing if it may. */
export function releaseUrlProblem(address: string | undefined): string | undefined {
  if (!address) return `Chybí SITE_URL: adresa, na které web poběží, ${EXAMPLES}. Web se nepostavil.`;
  try {
    const { hostname } = new URL(parseSiteUrl(address).siteUrl);
    // Reserved by RFC 2606 and RFC 6761.
    if (/(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)\.?$/.test(hostname))
      return `SITE_URL je zástupná adresa ${address}. Napište tu, na které web opravdu poběží. Web se nepostavil.`;
  } catch (error) {
    return `${(error as Error).message} Web se nepostavil.`;
  }
}
