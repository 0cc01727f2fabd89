import { ENGLISH, keepLanguage, startingLanguage } from './language-choice.ts';

/**
 * Takes over the language that the account has, on a device that shows another.
 * @returns whether the page must be loaded again to show it.
 */
export function takesAccountLanguage(language: string | null | undefined): boolean {
  if (!language || language === document.documentElement.lang) return false;
  if (language !== ENGLISH && !__LANGUAGES__.includes(language)) return false;
  keepLanguage(language);
  // Where storage is forbidden the page would be loaded again without end.
  return startingLanguage() === language;
}
