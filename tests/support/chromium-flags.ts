/** Flags for Chromium in tests and in the benchmark. They stop the browser's own requests and its first-run screens. */
export const chromiumFlags = (): string[] => [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Otherwise the headless shell hints fonts, which makes text wider than in a browser with a window.
  "--font-render-hinting=none",
  // Chromium does not start with its sandbox if the user is root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
