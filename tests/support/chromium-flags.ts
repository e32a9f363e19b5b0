/** Flags for Chromium in tests and in the benchmark: no requests of the browser's own, no first-run screens. */
export const chromiumFlags = (): string[] => [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Otherwise the headless shell hints fonts, which makes text wider than in a browser with a window.
  "--font-render-hinting=none",
  // As root, Chromium does not start with its sandbox.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
