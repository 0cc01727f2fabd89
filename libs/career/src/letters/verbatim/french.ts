import phrases from './phrases/fr.json' with { type: 'json' };
import type { VerbatimLanguage } from './verbatim-language.types.ts';
import { firstWord } from './verbatim-names.ts';

/** `de` or `d’` before a name; undefined where the ear decides (most with h, y, acronyms, figures). */
function withDe(name: string): string | undefined {
  if (/^[aeiouéèêàâîôûœAEIOUÉÈÊÀÂÎÔÛŒ]\p{Ll}/u.test(name) && !/^(?:onz|oui|uh)/i.test(name))
    return `d’${name}`;
  if (phrases.muteH?.includes(firstWord(name))) return `d’${name}`;
  return /^[bcdfgjklmnpqrstvwxzçBCDFGJKLMNPQRSTVWXZÇ]\p{Ll}/u.test(name) ? `de ${name}` : undefined;
}

/** No line ends before a colon, and apostrophes are curved. */
const spaced = (text: string): string =>
  text
    .replace(/\s(?=[:;!?»])/g, '\u00a0')
    .replace(/«\s/g, '«\u00a0')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

export const FRENCH: VerbatimLanguage = {
  code: 'fr',
  phrases,
  ofName: withDe,
  inQuotes: (text) => `«\u00a0${text}\u00a0»`,
  spaced,
};
