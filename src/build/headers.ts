import type { IAdapter } from "gatsby";
import type { HeaderRule } from "./header-formats";

type Context = Parameters<IAdapter["adapt"]>[0];
type Manifest = Pick<Context, "routesManifest" | "headerRoutes" | "pathPrefix">;

/** Made by an earlier build for hosts (adapter.ts); no visitor asks for it. */
const FOR_HOSTS = /^public\/_(headers|nginx\.conf)$|\.(br|gz)$/;

/** Sent with everything. The policy of embedding stands here again for browsers and answers without a page's own policy. */
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
  return [
    { path: `${manifest.pathPrefix}/*`, headers: SECURITY },
    ...cacheRules(manifest),
    // A meta element cannot say who may embed the page.
    ...[...policies].map(([path, policy]) => ({
      path,
      headers: { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` },
    })),
  ];
}

/**
 * What Gatsby names by its content is kept for good; all else is asked for anew each time. By whole folders, so that a
 * handful of rules will do, and no file has two.
 */
function cacheRules({ routesManifest, headerRoutes, pathPrefix }: Manifest): HeaderRule[] {
  const lastingFolders = headerRoutes
    .filter(({ path, headers }) => path.endsWith("/*") && immutable(headers))
    .map(({ path }) => path);
  const rules = new Map<string, string>();
  for (const route of routesManifest) {
    if (route.type !== "static" || FOR_HOSTS.test(route.filePath)) continue;
    const place = `${pathPrefix}${topOf(route.filePath)}`;
    const lasting = lastingFolders.includes(place) || immutable(route.headers);
    rules.set(place, `public, ${lasting ? "max-age=31536000, immutable" : "max-age=0, must-revalidate"}`);
  }
  return [...rules].sort().map(([path, value]) => ({ path, headers: { "Cache-Control": value } }));
}

const immutable = (headers: readonly { value: string }[]) => headers.some(({ value }) => value.includes("immutable"));

/** The folder at the top of `public/` that a file lies in, or the file itself if it lies at the top. */
function topOf(filePath: string): string {
  const [, first, ...rest] = filePath.split("/");
  if (rest.length > 0) return `/${first}/*`;
  return first === "index.html" ? "/" : `/${first}`;
}
