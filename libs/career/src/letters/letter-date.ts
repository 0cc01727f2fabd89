import type { LetterLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';

const FORMATS: Readonly<Record<LetterLanguageCode, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  fr: new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' }),
};

/** A day as letters of a language print it: `24 November 2026`, `le 24 novembre 2026`. */
export const letterDate = (day: Date, language: LetterLanguageCode): string =>
  language === 'fr' ? `le ${FORMATS.fr.format(day).replace(/^1(?=\s)/, '1er')}` : FORMATS.en.format(day);
