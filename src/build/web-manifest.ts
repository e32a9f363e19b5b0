type Site = Pick<Queries.SiteInfo, "siteUrl" | "title" | "subtitle" | "description">;

/** The web app manifest (W3C) as JSON: name, colours and icons for the home screen. */
export function buildWebManifest({ siteUrl, title, subtitle, description }: Site): string {
  const start = new URL(siteUrl).pathname;
  const icon = (file: string, sizes: string, purpose?: string) => ({
    src: `${start}${file}`,
    type: file.endsWith("svg") ? "image/svg+xml" : "image/png",
    sizes,
    purpose,
  });
  return JSON.stringify({
    name: `${title}, ${subtitle}`,
    short_name: title,
    description,
    lang: "cs",
    id: start,
    start_url: start,
    scope: start,
    display: "browser",
    theme_color: "#1d4434",
    background_color: "#f8efdc",
    icons: [
      icon("favicon.svg", "any"),
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}
