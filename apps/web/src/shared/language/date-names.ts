import names from './data/date-names.json' with { type: 'json' };
import type { NamesOfALanguage } from './data/date-names.schema.ts';
import type { DateFormat } from './texts.ts';

const LANGUAGES: Readonly<Record<string, NamesOfALanguage>> = names.languages;

/** A format for languages in which browsers write no dates: ours are the names, the order is the British one. */
export function dateNames(language: string, options: Intl.DateTimeFormatOptions): DateFormat | undefined {
  const own = LANGUAGES[language];
  if (!own) return undefined;
  const written = new Intl.DateTimeFormat('en-GB', options);
  const english = (['long', 'short'] as const).flatMap((width) => englishNames(width, own));
  const ours = new Map(english);
  return {
    format: (date) =>
      written
        .formatToParts(date)
        .map(({ value }) => ours.get(value) ?? value)
        .join(''),
  };
}

const MONTHS = 12;
const WEEKDAYS = 7;
/** A Sunday, and the first of a month. */
const START_MONTH = 9;

function englishNames(width: 'long' | 'short', own: NamesOfALanguage): [string, string][] {
  const month = new Intl.DateTimeFormat('en-GB', { month: width });
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: width });
  const months = Array.from({ length: MONTHS }, (_, index): [string, string] => [
    month.format(new Date(2000, index, 1)),
    own.months[width][index] ?? '',
  ]);
  const weekdays = Array.from({ length: WEEKDAYS }, (_, index): [string, string] => [
    weekday.format(new Date(2000, START_MONTH, index + 1)),
    own.weekdays[width][index] ?? '',
  ]);
  return [...months, ...weekdays];
}
