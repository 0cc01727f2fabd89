// Generated from the JSON Schema by `npm run data`.
import type { MaritalWords } from './marital-words.schema.ts';

declare const data: MaritalWords;
export = data;
