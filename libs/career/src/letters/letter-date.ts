import type { LetterLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';

const formatOf = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

const FORMATS: Readonly<Record<LetterLanguageCode, Intl.DateTimeFormat>> = {
  en: formatOf('en-GB'),
  fr: formatOf('fr-FR'),
  pt: formatOf('pt-PT'),
};

/** A day as letters of a language print it: `24 November 2026`, `le 24 novembre 2026`, `24 de novembro de 2026`. */
export const letterDate = (day: Date, language: LetterLanguageCode): string =>
  language === 'fr'
    ? `le ${FORMATS.fr.format(day).replace(/^1(?=\s)/, '1er')}`
    : FORMATS[language].format(day);
