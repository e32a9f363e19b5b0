import { createHash } from "node:crypto";

/** Matches the attributes of a script element that holds data. Such a script does not run, so it needs no hash. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/**
 * The Content-Security-Policy (CSP, level 3) of a published page:
 * - Everything may come from the site itself. Only media may come from elsewhere: from the data host (an origin), if there is one.
 * - Inline scripts and styles are allowed by their hashes. Style attributes are allowed, because they hold the blurred previews.
 * - Each kind of content that the site does not use is forbidden by name.
 * - The default is 'self' and not 'none', because Firefox and Safari check prefetched files against the default.
 */
export function buildCsp(html: string, dataHost?: string): string {
  const hashes = (element: "script" | "style") => {
    const inline = [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g"))]
      .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes) && !/\ssrc=/.test(attributes))
      .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
    return [...new Set(inline)].join(" ");
  };
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes("script")}`,
    `style-src 'self' ${hashes("style")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `media-src 'self'${dataHost ? ` ${new URL(dataHost).origin}` : ""}`,
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * The page with its policy in a meta element right after the charset, for hosts that send no headers. Replaces the policy of an
 * earlier build. Throws if the page has no charset.
 */
export function injectCspMeta(html: string, policy: string): string {
  const [charset] = /<meta charset="utf-8"\/>/i.exec(html) ?? [];
  if (!charset) throw new Error("A page does not begin with <meta charset>; see src/build/csp.ts.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "").replace(charset, () => charset + meta);
}
