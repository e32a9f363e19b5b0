const czech = new Intl.PluralRules("cs");

/**
 * The form of a Czech noun that goes with a whole number from 0 up: 1 takes the singular, 2 to 4 the plural, 0 and 5 or more
 * the genitive plural. Also serialized into an inline script, see inline-script.tsx: no imports, rules of its own.
 */
export function pluralForm(count: number, one: string, few: string, other: string, rules = new Intl.PluralRules("cs")) {
  const form = rules.select(count);
  return form === "one" ? one : form === "few" ? few : other;
}

/** „1 tábor“, „2 tábory“, „5 táborů“: the number and the form of the noun, with a no-break space. */
export const pluralize = (count: number, ...forms: [one: string, few: string, other: string]): string =>
  `${count}\u00A0${pluralForm(count, ...forms, czech)}`;
