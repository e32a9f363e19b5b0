/** What a host is to send with the files at a path; `*` at its end stands for the rest of it. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** `_headers`, as Netlify and Cloudflare Pages read it. No two rules set the same header: Cloudflare would join them. */
export function formatNetlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map((header) => `  ${header.join(": ")}`), ""].join("\n"),
    )
    .join("\n");
}

/**
 * The same for nginx, to be included where servers are (`http`): for each header a map from file to value, and the header
 * itself, which servers take over. HSTS goes over TLS only (RFC 6797, section 7.2).
 */
export function formatNginxHeaders(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names
    .map((name) => {
      const values = rules.flatMap(({ path, headers }) => (headers[name] ? { path, value: headers[name] } : []));
      const variable = `$header_${name.toLowerCase().replaceAll("-", "_")}`;
      const tls = name === "Strict-Transport-Security";
      const lines = values.map(({ path, value }) => `    ${tls ? "on" : pattern(path)} "${value}";`);
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

/** nginx knows a page by its file. */
function pattern(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1).replaceAll(".", "\\.")}"`;
  return `"${path.endsWith("/") ? `${path}index.html` : path}"`;
}
