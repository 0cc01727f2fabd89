// Generated from the JSON Schema by `npm run data`.
import type { SchoolWords } from './school-words.schema.ts';

declare const data: SchoolWords;
export = data;
