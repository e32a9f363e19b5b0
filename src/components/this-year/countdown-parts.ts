import type { pluralForm } from "../../lib/pluralize";

/**
 * Splits the milliseconds left into days, hours, minutes and seconds, each with the right form of its noun. A negative number
 * of milliseconds counts as 0. This function also becomes part of an inline script (see inline-script.tsx). So it imports
 * nothing, takes `pluralForm` and the plural rules as parameters, and uses no `?.` and no `??`.
 */
export function countdownParts(milliseconds: number, toUnit: typeof pluralForm, rules: Intl.PluralRules) {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const part = (count: number, one: string, few: string, other: string) => ({
    count,
    unit: toUnit(count, one, few, other, rules),
  });
  return [
    part(Math.floor(seconds / 86400), "den", "dny", "dní"),
    part(Math.floor(seconds / 3600) % 24, "hodina", "hodiny", "hodin"),
    part(Math.floor(seconds / 60) % 60, "minuta", "minuty", "minut"),
    part(seconds % 60, "sekunda", "sekundy", "sekund"),
  ];
}
