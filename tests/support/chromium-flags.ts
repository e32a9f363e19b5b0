/** Flags for Chromium in tests and in the benchmark: no requests of the browser's own, no first-run screens. */
export const chromiumFlags = (): string[] => [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // The sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
