// Generated from the JSON Schema by `npm run data`.
import type { CommonWords } from './common-words.schema.ts';

declare const data: CommonWords;
export = data;
