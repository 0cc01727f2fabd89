import type { DocumentLanguage } from '../vocabulary/document-languages.ts';
import type { DocumentWords } from './document-words.types.ts';
import { ENGLISH } from './english-words.ts';
import type { LanguageWords } from './language-words/language-words.schema.ts';

const FILES: Readonly<Record<Exclude<DocumentLanguage, 'en'>, () => Promise<{ default: LanguageWords }>>> = {
  fr: () => import('./language-words/fr.json', { with: { type: 'json' } }),
  pt: () => import('./language-words/pt.json', { with: { type: 'json' } }),
  ar: () => import('./language-words/ar.json', { with: { type: 'json' } }),
  sw: () => import('./language-words/sw.json', { with: { type: 'json' } }),
  de: () => import('./language-words/de.json', { with: { type: 'json' } }),
};

/** The words of English, which are always there. */
export const ENGLISH_WORDS = wordsOf('en', ENGLISH);
const loaded = new Map<DocumentLanguage, DocumentWords>([['en', ENGLISH_WORDS]]);

/** The words of a language, or the English ones until they are loaded. */
export const documentWords = (language: DocumentLanguage | null | undefined): DocumentWords =>
  loaded.get(language ?? 'en') ?? ENGLISH_WORDS;

/** Loads the words of a language once. Rejects where they cannot be read; a later call tries again. */
export async function loadDocumentWords(
  language: DocumentLanguage | null | undefined,
): Promise<DocumentWords> {
  const known = loaded.get(language ?? 'en');
  if (known || !language || language === 'en') return known ?? ENGLISH_WORDS;
  const { default: words } = await FILES[language]();
  const read = loaded.get(language) ?? wordsOf(language, words);
  loaded.set(language, read);
  return read;
}

function wordsOf(language: DocumentLanguage, words: LanguageWords): DocumentWords {
  const { months, shortMonths, dates, colon } = words;
  const texts = Object.assign(Object.create(null), words.texts) as Record<string, string>;
  const nameOf = (number: string, isLong: boolean): string =>
    (isLong ? months : shortMonths)[Number(number) - 1] ?? number;
  return {
    language,
    colon,
    text: (english) => texts[english] ?? english,
    month: (month, format) => {
      const [, year, number] = /^(\d{4})-(\d{2})/.exec(month ?? '') ?? [];
      if (!year || !number) return month ?? '';
      if (format === 'numeric') return `${number}/${year}`;
      if (format === 'year') return year;
      const isLong = format === 'long';
      return filled(isLong ? dates.month : dates.shortMonth, { month: nameOf(number, isLong), year });
    },
    day: (day, format) => {
      const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
      if (!year || !month || !number) return day;
      if (format === 'numeric') return filled(dates.numericDay, { day: number, month, year });
      const isLong = format === 'long';
      return filled(isLong ? dates.day : dates.shortDay, {
        day: (number === '01' && dates.firstDay) || String(Number(number)),
        month: nameOf(month, isLong),
        year,
      });
    },
  };
}

const filled = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
