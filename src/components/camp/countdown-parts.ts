interface CountdownPart {
  count: number;
  /** The Czech noun in the form that goes with the count. */
  unit: string;
}

/**
 * Splits the milliseconds left (negative counts as none) into days, hours, minutes and seconds with Czech plural forms: 1
 * takes the singular, 2 to 4 the plural, 0 and 5 or more the genitive plural. Also serialized into an inline script: no
 * imports, no `?.`, no `??`, see inline-script.tsx.
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
