const causes: Record<string, string> = {
  ENOSPC: "Na disku není místo.",
  EDQUOT: "Na disku není místo.",
  EROFS: "Disk je jen pro čtení.",
  EACCES: "Chybí práva k souboru nebo složce, anebo má soubor otevřený jiný program.",
  EPERM: "Chybí práva k souboru nebo složce, anebo má soubor otevřený jiný program.",
  EBUSY: "Soubor má otevřený jiný program.",
  ENOENT: "Soubor nebo složka neexistuje.",
  ENOTDIR: "Soubor nebo složka neexistuje.",
  EEXIST: "Soubor téhož jména už existuje a příkaz ho nepřepíše.",
};

/** The cause of a file system error in Czech, with its path. */
export function describeSystemError(error: unknown): string {
  const { code = "", dest, path, message } = error as NodeJS.ErrnoException & { dest?: string };
  const place = dest ?? path;
  return [causes[code] ?? `Něco se nepovedlo: ${message}.`, place && `(${place})`].filter(Boolean).join(" ");
}
