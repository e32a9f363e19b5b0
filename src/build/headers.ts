/** Files that have a hash of their content in their path: Gatsby's copies of pictures and fonts, webpack's scripts and styles. */
const HASHED = /^\/static\/|[-.][0-9a-f]{20}\.(js|css)$/;

/**
 * The headers of every response. The policy of a page is in a meta element (csp.ts), except for frame-ancestors, which browsers
 * ignore there. X-Frame-Options says the same to older browsers.
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
 * The text of `_headers` for Netlify and Cloudflare Pages. `files` are the files of a build, with their paths below `public/`.
 * Hashed files are immutable, everything else revalidates. There is one rule for each top-level folder, for two reasons:
 * Cloudflare accepts only a hundred rules, and joins the values if two rules set the same header for one file.
 */
export function buildHeaders(files: readonly string[], pathPrefix: string): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [pathPrefix + path, ...Object.entries(headers).map((header) => `  ${header.join(": ")}`), ""].join("\n");
  const cacheRule = (path: string) => {
    const age = HASHED.test(path) ? "max-age=31536000, immutable" : "max-age=0, must-revalidate";
    return rule(path, { "Cache-Control": `public, ${age}` });
  };
  const paths = new Set(files.filter((file) => file !== "_headers").map(topLevelPath));
  return [rule("/*", SECURITY), ...[...paths].sort().map(cacheRule)].join("\n");
}

/**
 * The path for a rule: `/folder/*` for a file in a folder of `public/`, and the path of the file itself if it is in no folder.
 */
const topLevelPath = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\/.*/, "/*")}`);
