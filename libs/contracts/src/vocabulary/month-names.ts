/** The months in English, from January on. */
export const MONTH_NAMES: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** Their first three letters: `Jan`. */
export const SHORT_MONTH_NAMES: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));
