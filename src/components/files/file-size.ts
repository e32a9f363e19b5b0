/** „84 kB“ or „1,2 MB“ with a no-break space, from bytes (1 kB is 1,000 bytes). */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  return kilobytes < 1000
    ? `${kilobytes}\u00A0kB`
    : `${String(Math.round(bytes / 1e5) / 10).replace(".", ",")}\u00A0MB`;
}
