import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';

const formatOf = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

const FORMATS: Readonly<Record<DocumentLanguage, Intl.DateTimeFormat>> = {
  en: formatOf('en-GB'),
  fr: formatOf('fr-FR'),
  pt: formatOf('pt-PT'),
  ar: formatOf('ar-u-nu-latn'),
  sw: formatOf('sw'),
  de: formatOf('de-DE'),
};

/** A day as letters of a language print it: `24 November 2026`, `le 24 novembre 2026`, `24 de novembro de 2026`. */
export const letterDate = (day: Date, language: DocumentLanguage): string =>
  language === 'fr'
    ? `le ${FORMATS.fr.format(day).replace(/^1(?=\s)/, '1er')}`
    : FORMATS[language].format(day);
