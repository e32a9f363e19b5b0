import type { IAdapter } from "gatsby";
import type { HeaderRule } from "./header-formats";

type Context = Parameters<IAdapter["adapt"]>[0];
type Manifest = Pick<Context, "routesManifest" | "headerRoutes" | "pathPrefix">;

/** Written by the adapter of an earlier build for the host; no visitor requests it. */
const FOR_HOSTS = /^public\/_(headers|nginx\.conf)$|\.(br|gz)$/;

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

/** The headers of all files of a build; `policies` holds the Content-Security-Policy of each page by its path. */
export function buildHeaderRules(manifest: Manifest, policies: ReadonlyMap<string, string>): HeaderRule[] {
  return mergePaths([
    { path: `${manifest.pathPrefix}/*`, headers: SECURITY },
    ...cacheRules(manifest),
    ...policyRules(manifest, policies),
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
function policyRules({ pathPrefix }: Manifest, policies: ReadonlyMap<string, string>): HeaderRule[] {
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
function cacheRules({ routesManifest, headerRoutes, pathPrefix }: Manifest): HeaderRule[] {
  const immutableFolders = headerRoutes
    .filter(({ path, headers }) => path.endsWith("/*") && isImmutable(headers))
    .map(({ path }) => path);
  const rules = new Map<string, string>();
  for (const route of routesManifest) {
    if (route.type !== "static" || FOR_HOSTS.test(route.filePath)) continue;
    const path = `${pathPrefix}${topLevelPath(route.filePath)}`;
    const cached = immutableFolders.includes(path) || isImmutable(route.headers);
    rules.set(path, `public, ${cached ? "max-age=31536000, immutable" : "max-age=0, must-revalidate"}`);
  }
  return [...rules].sort().map(([path, value]) => ({ path, headers: { "Cache-Control": value } }));
}

const isImmutable = (headers: readonly { value: string }[]) => headers.some(({ value }) => value.includes("immutable"));

/** The top-level folder of `public/` that a file is in, or the file itself. */
function topLevelPath(filePath: string): string {
  const [, first, ...rest] = filePath.split("/");
  if (rest.length > 0) return `/${first}/*`;
  return first === "index.html" ? "/" : `/${first}`;
}
