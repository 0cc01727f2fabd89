import { SCREEN_LANGUAGES, type ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import type { Request } from 'express';

/** The language that a browser asks for (`Accept-Language`), if it is one of ours and not English. */
export function browserLanguage(request: Pick<Request, 'acceptsLanguages'>): ScreenLanguage | undefined {
  const best = request.acceptsLanguages([...SCREEN_LANGUAGES]);
  return SCREEN_LANGUAGES.find((language) => language === best && language !== 'en');
}
