/** The Czech plural rules, created once: creating them takes longer than all uses of them on a page. */
export const czechPlurals = new Intl.PluralRules("cs");

/**
 * The form of a Czech noun that goes with a whole number from 0 up: 1 takes the singular, 2 to 4 the plural, 0 and 5 or more
 * the genitive plural. This function also becomes part of an inline script (see inline-script.tsx), which can use no import and
 * no variable from outside. That is why the rules are a parameter.
 */
export function pluralForm(count: number, one: string, few: string, other: string, rules: Intl.PluralRules) {
  const form = rules.select(count);
  return form === "one" ? one : form === "few" ? few : other;
}

/** „1 tábor“, „2 tábory“, „5 táborů“: the number and the form of the noun, with a no-break space. */
export const pluralize = (count: number, ...forms: [one: string, few: string, other: string]): string =>
  `${count}\u00A0${pluralForm(count, ...forms, czechPlurals)}`;
