/** Files that have a hash of their content in their path: Gatsby's copies of pictures and fonts, webpack's scripts and styles. */
const HASHED = /^\/static\/|[-.][0-9a-f]{20}\.(js|css)$/;

/**
 * The headers of every response. The policy here contains only frame-ancestors, because browsers ignore frame-ancestors in a
 * meta element. The rest of a page's policy is in a meta element of the page (csp.ts). X-Frame-Options says the same as
 * frame-ancestors, for older browsers.
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
 * The text of `_headers` for Netlify and Cloudflare Pages. `files` are the paths of the files of a build, relative to
 * `public/`. A browser may keep a hashed file without asking again (immutable). Before a browser uses any other file again, it
 * has to ask the host (must-revalidate). There is one rule for each top-level folder, for two reasons. Cloudflare accepts only
 * a hundred rules. And if two rules set the same header for one file, Cloudflare joins the two values.
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

/** `/folder/*` for a file in a folder, also below it; `/` for index.html; otherwise the path of the file. */
const topLevelPath = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\/.*/, "/*")}`);
