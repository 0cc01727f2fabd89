// Generated from the JSON Schema by `npm run data`.
import type { LetterLanguageWords } from './letter-language-words.schema.ts';

declare const data: LetterLanguageWords;
export = data;
