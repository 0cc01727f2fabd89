import { SCREEN_LANGUAGES, type ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import type { Request } from 'express';

type Asking = Pick<Request, 'acceptsLanguages'>;

/** The first of our languages that a browser asks for (`Accept-Language`); English where it asks for nothing. */
export function readerLanguage(request: Asking): ScreenLanguage | undefined {
  const best = request.acceptsLanguages([...SCREEN_LANGUAGES]);
  return SCREEN_LANGUAGES.find((language) => language === best);
}

/** The language that a browser asks for, if it is one of ours and not English. */
export function browserLanguage(request: Asking): ScreenLanguage | undefined {
  const language = readerLanguage(request);
  return language === 'en' ? undefined : language;
}
