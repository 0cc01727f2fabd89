// Generated from the JSON Schema by `npm run data`.
import type { DateWords } from './date-words.schema.ts';

declare const data: DateWords;
export = data;
