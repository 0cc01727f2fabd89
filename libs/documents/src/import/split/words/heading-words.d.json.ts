// Generated from the JSON Schema by `npm run data`.
import type { HeadingWords } from './heading-words.schema.ts';

declare const data: HeadingWords;
export = data;
