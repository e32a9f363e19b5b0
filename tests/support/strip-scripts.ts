/** The HTML without script elements and their preloads. <noscript> stays inert, because scripting is still enabled. */
export const stripScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="(script|fetch)"[^>]*>/g, "");
