/** The headers to send with the files at a path; `*` at its end matches the rest of it. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Named by their content: Gatsby's copies of pictures and fonts, webpack's scripts and styles. */
const HASHED = /^\/static\/|[-.][0-9a-f]{20}\.(js|css)$/;

/**
 * Sent with every response. Each page has the rest of its policy in a meta element (csp.ts), where browsers ignore
 * frame-ancestors; X-Frame-Options repeats it for older ones.
 */
const SECURITY = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-site",
  "Strict-Transport-Security": "max-age=63072000",
};

/**
 * The headers of all files of a build, which are named below `public/`: hashed files are immutable, everything else
 * revalidates. By top-level folder: few rules, because Cloudflare accepts a hundred, and no file matches two.
 */
export function buildHeaderRules(files: readonly string[], pathPrefix: string): HeaderRule[] {
  const paths = new Set(files.filter((file) => file !== "_headers").map(topLevelPath));
  const cacheRules = [...paths].sort().map((path) => ({
    path: pathPrefix + path,
    headers: {
      "Cache-Control": `public, ${HASHED.test(path) ? "max-age=31536000, immutable" : "max-age=0, must-revalidate"}`,
    },
  }));
  return [{ path: `${pathPrefix}/*`, headers: SECURITY }, ...cacheRules];
}

/** The top-level folder of `public/` that a file is in, or the file itself. */
function topLevelPath(file: string): string {
  const [first, ...rest] = file.split("/");
  if (rest.length > 0) return `/${first}/*`;
  return first === "index.html" ? "/" : `/${first}`;
}

/** `_headers` for Netlify and Cloudflare Pages. No two rules set the same header: Cloudflare would join them. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map((header) => `  ${header.join(": ")}`), ""].join("\n"),
    )
    .join("\n");
