/**
 * The HTML without script elements (inline scripts and data included) and without what is preloaded for them. <noscript> stays
 * inert in such a page, because the browser still has scripting enabled.
 */
export const stripScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(script|fetch)"[^>]*>/g, "");
