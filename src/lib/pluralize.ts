const rules = new Intl.PluralRules("cs");

/** „1 tábor“, „2 tábory“, „5 táborů“: a whole number from 0 up and the right form of its noun, with a no-break space. */
export function pluralize(count: number, one: string, few: string, other: string): string {
  const form = rules.select(count);
  return `${count}\u00A0${form === "one" ? one : form === "few" ? few : other}`;
}
