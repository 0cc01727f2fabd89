// Generated from the JSON Schema by `npm run data`.
import type { RelatedWords } from './related-words.schema.ts';

declare const data: RelatedWords;
export = data;
