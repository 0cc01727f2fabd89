import phrases from './phrases/pt.json' with { type: 'json' };
import type { VerbatimLanguage } from './verbatim-language.types.ts';

export const PORTUGUESE: VerbatimLanguage = {
  code: 'pt',
  phrases,
  ofName: (name) => `de ${name}`,
  inQuotes: (text) => `«${text}»`,
  spaced: (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
};
