/**
 * „84 kB“ or „1,2 MB“ (thousands of bytes, as shops and hosts count) with a no-break space. Takes bytes. `Intl` could do
 * it, too, but takes a slow phone 28 ms to set up, just when a page is to appear.
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  return kilobytes < 1000
    ? `${kilobytes}\u00A0kB`
    : `${String(Math.round(bytes / 1e5) / 10).replace(".", ",")}\u00A0MB`;
}
