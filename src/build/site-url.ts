/** The URL that is used if SITE_URL is not set. Its host is reserved for examples (RFC 2606). */
const PLACEHOLDER = "https://tabor.example/";

const EXAMPLES = "například https://tabor.cz/ nebo https://klub.cz/tabor/";

/**
 * Parses the URL that the site is published at. Returns the absolute URL of the start page, with a slash at its end, and the path
 * prefix: `/tabor` for `https://klub.cz/tabor/`, empty for the root of a host. Throws, in Czech, if the URL is invalid.
 */
export function parseSiteUrl(value = PLACEHOLDER) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new Error(`SITE_URL má být adresa, na které web poběží, ${EXAMPLES}. Teď je tam „${value}“.`);
  // The path becomes part of headers, styles and configuration files. So only characters without a special meaning in these
  // files are allowed.
  if (!/^(\/[\w.~-]+)*\/?$/.test(url.pathname) || /\.html?$/.test(url.pathname))
    throw new Error(
      `Cesta v SITE_URL má být složka, v jejímž názvu jsou jen písmena bez diakritiky, číslice a spojovníky, ${EXAMPLES}. Teď je tam „${value}“.`,
    );
  const pathPrefix = url.pathname.replace(/\/$/, "");
  return { siteUrl: `${url.origin}${pathPrefix}/`, pathPrefix };
}

/** Says in Czech why the site cannot be published at a URL; undefined if it can. */
export function releaseUrlProblem(value: string | undefined): string | undefined {
  if (!value) return `Chybí SITE_URL: adresa, na které web poběží, ${EXAMPLES}. Web se nesestavil.`;
  try {
    const { hostname } = new URL(parseSiteUrl(value).siteUrl);
    // These hosts are reserved by RFC 2606 and RFC 6761.
    if (/(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)\.?$/.test(hostname))
      return `SITE_URL je zástupná adresa ${value}. Napište tu, na které web opravdu poběží. Web se nesestavil.`;
  } catch (error) {
    return `${(error as Error).message} Web se nesestavil.`;
  }
}
