/** Languages that a resume can be printed in: its headings, months, level words and labels, not the person's own words. */
export const DOCUMENT_LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'de'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Each language in its own name. */
export const DOCUMENT_LANGUAGE_NAMES: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
  de: 'Deutsch',
};

/** The direction of documents and pages in a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
