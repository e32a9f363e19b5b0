const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const script = new RegExp(`<script\\b${attributes}>[\\s\\S]*?</script\\s*>`, "gi");
const link = new RegExp(`<link\\b${attributes}>`, "gi");

/**
 * The page's own copy without any script: elements (inline ones and data blocks, too) and what is fetched ahead for
 * them. All else stays as it is. What stands in <noscript> stays inert, since the browser still runs scripts.
 */
export function stripScripts(html: string): string {
  return html.replace(script, "").replace(link, (tag) => (fetchesForScripts(tag) ? "" : tag));
}

function fetchesForScripts(tag: string): boolean {
  const rel = attribute(tag, "rel");
  const kind = attribute(tag, "as");
  return rel === "modulepreload" || (/^(preload|prefetch)$/.test(rel) && /^(script|fetch)$/.test(kind));
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, "i").exec(tag)?.[1]?.toLowerCase() ?? "";
