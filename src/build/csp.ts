import { createHash } from "node:crypto";

/** Matches the attributes of a script element that contains data and no code. Browsers do not run it, so it needs no hash. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/**
 * The Content-Security-Policy (CSP, level 3) of a published page:
 * - Everything may come from the site itself. Media may also come from the data host, if there is one. Nothing else may come
 *   from another host.
 * - Inline scripts and styles are allowed by their hashes. Style attributes are allowed, because they hold the blurred
 *   previews.
 * - Content that the site does not use is forbidden. Each kind of it, for example frames, has a directive of its own with
 *   'none'.
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
 * Returns the HTML with the policy in a meta element right after the charset. In this way the policy also works on hosts that
 * send no headers. Replaces the policy of an earlier build. Throws if the page has no charset.
 */
export function injectCspMeta(html: string, policy: string): string {
  const [charset] = /<meta charset="utf-8"\/>/i.exec(html) ?? [];
  if (!charset) throw new Error("A page does not begin with <meta charset>; see src/build/csp.ts.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "").replace(charset, () => charset + meta);
}
