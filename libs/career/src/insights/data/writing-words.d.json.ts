// Generated from the JSON Schema by `npm run data`.
import type { WritingWords } from './writing-words.schema.ts';

declare const data: WritingWords;
export = data;
