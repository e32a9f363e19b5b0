/** The headers to send with the files at a path; `*` at its end matches the rest of it. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** `_headers` for Netlify and Cloudflare Pages. No two rules set the same header: Cloudflare would join them. */
export function formatNetlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map((header) => `  ${header.join(": ")}`), ""].join("\n"),
    )
    .join("\n");
}

/**
 * The same for nginx, to be included in its `http` block: for each header a map from file to value, and the header, which
 * servers inherit. HSTS is sent over TLS only (RFC 6797, section 7.2).
 */
export function formatNginxHeaders(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names
    .map((name) => {
      const values = rules.flatMap(({ path, headers }) => (headers[name] ? { path, value: headers[name] } : []));
      const variable = `$header_${name.toLowerCase().replaceAll("-", "_")}`;
      const tls = name === "Strict-Transport-Security";
      const lines = values.map(({ path, value }) => `    ${tls ? "on" : uriPattern(path)} "${value}";`);
      return [
        `map ${tls ? "$https" : "$uri"} ${variable} {`,
        ...lines,
        "}",
        `add_header ${name} ${variable} always;`,
        "",
      ].join("\n");
    })
    .join("\n");
}

/** In nginx's `$uri` a page is its file. */
function uriPattern(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1).replaceAll(".", "\\.")}"`;
  return `"${path.endsWith("/") ? `${path}index.html` : path}"`;
}
