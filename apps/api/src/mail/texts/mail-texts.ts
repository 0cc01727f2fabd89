import { isolated } from '@career/contracts/marked-text/isolated';
import type { ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import translations from './data/mail-translations.json' with { type: 'json' };
import type { Translations } from './data/mail-translations.schema.ts';

type Filling = string | number;

/** The words of one language, for one mail. English is in the code. */
export interface MailTexts {
  language: ScreenLanguage;
  direction: 'ltr' | 'rtl';
  /** A text of the catalogue, filled in. */
  t(strings: TemplateStringsArray, ...values: Filling[]): string;
  /** A text that changes with a number, which is its `#`. */
  plural(count: number, one: string, other: string): string;
}

const RIGHT_TO_LEFT: ReadonlySet<ScreenLanguage> = new Set(['ar']);
const NUMBERED_PLACE = /\{(\d+)\}/;

/** The texts of mails to somebody who reads this language; English where nobody chose one. */
export function mailTexts(language: ScreenLanguage | null | undefined): MailTexts {
  const own = language ?? 'en';
  const texts = (translations.languages as Readonly<Record<string, Translations>>)[own] ?? {};
  const rules = new Intl.PluralRules(own);
  return {
    language: own,
    direction: RIGHT_TO_LEFT.has(own) ? 'rtl' : 'ltr',
    t: (strings, ...values) => {
      const text = texts[strings.join('{}')];
      return typeof text === 'string' ? filled(text, own, values) : String.raw({ raw: strings }, ...values);
    },
    plural: (count, one, other) => {
      const forms = texts[`${one}|${other}`];
      const form = typeof forms === 'object' ? (forms[rules.select(count)] ?? forms.other) : undefined;
      return (form ?? (count === 1 ? one : other)).replaceAll('#', count.toLocaleString(own));
    },
  };
}

/** Every second piece of a text is the number of what is filled in there. */
const filled = (text: string, language: ScreenLanguage, values: readonly Filling[]): string =>
  text
    .split(NUMBERED_PLACE)
    .map((piece, index) => (index % 2 === 0 ? piece : fillingOf(language, values[Number(piece)])))
    .join('');

const fillingOf = (language: ScreenLanguage, value: Filling | undefined): string =>
  RIGHT_TO_LEFT.has(language) ? isolated(String(value), 'rtl') : String(value);

/** A day (`YYYY-MM-DD`) as the language writes it. */
export const dayText = (language: ScreenLanguage, day: string): string =>
  new Intl.DateTimeFormat([language === 'en' ? 'en-GB' : language, 'en-GB'], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A moment on the clock of a time zone as the language writes it. */
export const momentText = (language: ScreenLanguage, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'full', timeStyle: 'long', timeZone }).format(
    moment,
  );

/** The name of a country. */
export const countryName = (language: ScreenLanguage, code: string): string =>
  new Intl.DisplayNames([language === 'en' ? 'en-GB' : language, 'en-GB'], { type: 'region' }).of(code) ??
  code;
