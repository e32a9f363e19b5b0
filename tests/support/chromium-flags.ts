/** How tests and the benchmark start Chromium: it asks nobody for anything of its own. */
export function chromiumFlags(): string[] {
  const root = process.getuid?.() === 0;
  return [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // The sandbox does not start as root.
    ...(root ? ["--no-sandbox"] : []),
  ];
}
