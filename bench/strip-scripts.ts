const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const script = new RegExp(`<script\\b${attributes}>[\\s\\S]*?</script\\s*>`, "gi");
const link = new RegExp(`<link\\b${attributes}>`, "gi");

/**
 * Returns the HTML without script elements (inline scripts and data blocks included) and without their preload and
 * prefetch links. <noscript> stays inert in such a page, because the browser still has scripting enabled.
 */
export function stripScripts(html: string): string {
  return html.replace(script, "").replace(link, (tag) => (loadsForScripts(tag) ? "" : tag));
}

function loadsForScripts(tag: string): boolean {
  const rel = attribute(tag, "rel");
  const as = attribute(tag, "as");
  return rel === "modulepreload" || (/^(preload|prefetch)$/.test(rel) && /^(script|fetch)$/.test(as));
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, "i").exec(tag)?.[1]?.toLowerCase() ?? "";
