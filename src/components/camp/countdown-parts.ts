export interface CountdownPart {
  count: number;
  /** The Czech noun in the form that goes with the count. */
  unit: string;
}

/**
 * Splits `milliseconds` (of time left; negative counts as none) into days, hours, minutes and seconds with Czech plural
 * forms (specification, section 9). Must stand alone, without imports, `?.` or `??`: its source also runs as an inline
 * script, see before-paint.tsx.
 */
export function countdownParts(milliseconds: number): CountdownPart[] {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const rules = new Intl.PluralRules("cs");
  const part = (count: number, one: string, few: string, other: string) => {
    const form = rules.select(count);
    return { count: count, unit: form === "one" ? one : form === "few" ? few : other };
  };
  return [
    part(Math.floor(seconds / 86400), "den", "dny", "dní"),
    part(Math.floor(seconds / 3600) % 24, "hodina", "hodiny", "hodin"),
    part(Math.floor(seconds / 60) % 60, "minuta", "minuty", "minut"),
    part(seconds % 60, "sekunda", "sekundy", "sekund"),
  ];
}
