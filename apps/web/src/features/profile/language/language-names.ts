import { t } from '../../../shared/language/texts.ts';

/** Each language in its own words. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
  pcm: 'Naijá',
  am: 'አማርኛ',
  af: 'Afrikaans',
  zu: 'isiZulu',
};

/** The name of a language, with a note while no speaker has read all of it. */
export const languageName = (language: string): string => {
  const name = NAMES[language] ?? language;
  return __DRAFT_LANGUAGES__.includes(language) ? t`${name} (draft: not yet read by a speaker)` : name;
};
