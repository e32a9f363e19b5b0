/** „84 kB“ or „1,2 MB“ (thousands of bytes, as shops and hosts count) with a no-break space. Takes bytes. */
export function formatFileSize(bytes: number): string {
  const [unit, size] = bytes < 999_500 ? ["kilobyte", Math.max(1, Math.round(bytes / 1e3))] : ["megabyte", bytes / 1e6];
  return new Intl.NumberFormat("cs", { style: "unit", unit: `${unit}`, maximumFractionDigits: 1 })
    .format(Number(size))
    .replace(/\s/g, "\u00A0");
}
