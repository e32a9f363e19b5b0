import type { pluralForm } from "../../lib/pluralize";

/**
 * Splits the milliseconds left (negative counts as none) into days, hours, minutes and seconds, each with the form of its
 * noun. Also serialized into an inline script, which passes `pluralForm`: no imports, no `?.`, no `??`, see inline-script.tsx.
 */
export function countdownParts(milliseconds: number, toUnit: typeof pluralForm) {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const part = (count: number, one: string, few: string, other: string) => ({
    count: count,
    unit: toUnit(count, one, few, other),
  });
  return [
    part(Math.floor(seconds / 86400), "den", "dny", "dní"),
    part(Math.floor(seconds / 3600) % 24, "hodina", "hodiny", "hodin"),
    part(Math.floor(seconds / 60) % 60, "minuta", "minuty", "minut"),
    part(seconds % 60, "sekunda", "sekundy", "sekund"),
  ];
}
