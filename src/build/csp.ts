import { createHash } from "node:crypto";

/** Data blocks do not run, so no policy asks about them. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;
const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The Content-Security-Policy (CSP, level 3) of a page as it is published: everything from the site itself, nothing from
 * anywhere else but the film from the data host (an origin); inline scripts and styles by their hashes. Style attributes
 * are free: previews of pictures and the header's layers stand in them.
 */
export function buildCsp(html: string, dataHost?: string): string {
  const inline = (element: "script" | "style") =>
    [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g"))]
      .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes) && !/\ssrc=/.test(attributes))
      .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  const hashes = (element: "script" | "style") => [...new Set(inline(element))].join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes("script")}`,
    `style-src ${hashes("style")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self'${dataHost ? ` ${new URL(dataHost).origin}` : ""}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * The page with its policy for hosts that send no headers, right behind the encoding; one of an earlier build gives way.
 * Throws if there is no place for it.
 */
export function injectCspMeta(html: string, policy: string): string {
  const [charset] = /<meta charset="utf-8"\/>/i.exec(html) ?? [];
  if (!charset) throw new Error("A page does not begin with <meta charset>; see src/build/content-security-policy.ts.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(META, "").replace(charset, () => charset + meta);
}
