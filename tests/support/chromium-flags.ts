/** Flags for Chromium in tests and in the benchmark: no requests of the browser's own, no first-run screens. */
export const chromiumFlags = (): string[] => [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // The headless shell would hint fonts and so widen them, unlike a browser with a window.
  "--font-render-hinting=none",
  // The sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
