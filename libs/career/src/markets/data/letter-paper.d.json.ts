// Generated from the JSON Schema by `npm run data`.
import type { LetterPaper } from './letter-paper.schema.ts';

declare const data: LetterPaper;
export = data;
