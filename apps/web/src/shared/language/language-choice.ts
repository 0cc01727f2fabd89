export const ENGLISH = 'en';
export const LANGUAGE_KEY = 'career-toolkit.language';
const RIGHT_TO_LEFT = ['ar'];

/** What the person chose on this device, if anything. */
function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? undefined;
  } catch {
    // Storage may be forbidden; the browser's languages then hold.
    return undefined;
  }
}

/** Remembers a choice on this device; the page must be loaded again to show it. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the browser's languages hold.
  }
}

/** The person's choice, else the first language of the browser that the product has, else English. */
export const startingLanguage = (): string =>
  chosenLanguage() ??
  navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((tag) => tag === ENGLISH || __LANGUAGES__.includes(tag)) ??
  ENGLISH;

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
