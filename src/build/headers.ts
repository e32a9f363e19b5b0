/** The headers to send with the files at a path; `*` at its end matches the rest of it. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Written by an earlier build for the host; no visitor requests it. */
const FOR_HOSTS = "_headers";

/** Named by their content: Gatsby's copies of pictures and fonts, webpack's scripts and styles. */
const HASHED = /^\/static\/|[-.][0-9a-f]{20}\.(js|css)$/;

/** Sent with every response. X-Frame-Options repeats the policy's frame-ancestors for responses without a policy. */
const SECURITY = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-site",
  "Strict-Transport-Security": "max-age=63072000",
};

/**
 * The headers of all files of a build, which are named below `public/`; `policies` holds the Content-Security-Policy of each
 * page by its path.
 */
export function buildHeaderRules(
  files: readonly string[],
  policies: ReadonlyMap<string, string>,
  pathPrefix: string,
): HeaderRule[] {
  return mergePaths([
    { path: `${pathPrefix}/*`, headers: SECURITY },
    ...cacheRules(files, pathPrefix),
    ...policyRules(policies, pathPrefix),
  ]);
}

/** One rule for each path: of several Cloudflare keeps the last. */
function mergePaths(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, HeaderRule>();
  for (const { path, headers } of rules)
    merged.set(path, { path, headers: { ...merged.get(path)?.headers, ...headers } });
  return [...merged.values()];
}

/** Browsers ignore it in a meta element: header only. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

/**
 * The policy of each page. Historie and the pages below it, as many as there are entries, have theirs in the meta element
 * and share one rule for the rest: Cloudflare accepts a hundred.
 */
function policyRules(policies: ReadonlyMap<string, string>, pathPrefix: string): HeaderRule[] {
  const folderOf = (path: string) => `${pathPrefix}/${path.slice(pathPrefix.length).split("/")[1]}/`;
  const folders = [...policies.keys()].map(folderOf);
  const shared = new Set(folders.filter((folder, index) => folders.indexOf(folder) < index));
  const rule = (path: string, policy: string) => ({ path, headers: { "Content-Security-Policy": policy } });
  return [
    ...[...shared].map((folder) => rule(`${folder}*`, FRAME_ANCESTORS)),
    ...[...policies]
      .filter(([path]) => !shared.has(folderOf(path)))
      .map(([path, policy]) => rule(path, `${policy}; ${FRAME_ANCESTORS}`)),
  ];
}

/** Hashed files are immutable; everything else revalidates. By top-level folder: few rules, and no file matches two. */
function cacheRules(files: readonly string[], pathPrefix: string): HeaderRule[] {
  const paths = new Set(files.filter((file) => file !== FOR_HOSTS).map(topLevelPath));
  return [...paths].sort().map((path) => ({
    path: pathPrefix + path,
    headers: {
      "Cache-Control": `public, ${HASHED.test(path) ? "max-age=31536000, immutable" : "max-age=0, must-revalidate"}`,
    },
  }));
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
